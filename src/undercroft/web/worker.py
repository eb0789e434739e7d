"""What a server process runs: ``undercroft.web.worker:app``, set up by the environment."""

import gc
import os
import sys
from pathlib import Path

from undercroft.web.app import make_app
from undercroft.web.serve import log_to_stderr
from undercroft.web.settings import Settings

log_to_stderr()
app = make_app(Settings.of_environment(Path(os.environ["UNDERCROFT_DATA"])))
# Tables live long and frames are gone as soon as they are sent: looking for rings among them every 700 objects costs more
# than it finds. Nor may a look take so long that those who have just moved notice it.
gc.collect()
gc.freeze()
gc.set_threshold(5_000, 500, 20)
# The thread that writes to disk is never busy for long: it need not wait the usual 5 ms for its turn.
sys.setswitchinterval(0.0005)
