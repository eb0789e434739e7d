"""The style and the little script of the report's page: the house's colours, parchment by day and slate by night."""

STYLE = """
:root{--stone:#cfc9ba;--paper:#fcf5e3;--paper-2:#f4e9cf;--paper-3:#e6d6b2;--rule:#c9b68d;--edge:#8d7a58;--ink:#2b2320;
--ink-2:#5c4d40;--lintel:#2a2230;--lintel-ink:#f8eed7;--lintel-dim:#c9bba4;--madder:#a3281f;--verdigris:#146558;
--woad:#28508c;--orpiment:#7c5200;--tyrian:#6d3677;--moss:#4c621d;--on:#fff8e8}
@media(prefers-color-scheme:dark){:root{--stone:#121318;--paper:#272a31;--paper-2:#1f2228;--paper-3:#363a43;
--rule:#4b505b;--edge:#6d727d;--ink:#f2e9d6;--ink-2:#beb5a5;--lintel:#0b0b10;--lintel-ink:#f8eed7;--lintel-dim:#b9ad99;
--madder:#f28b7d;--verdigris:#6ecbb6;--woad:#90b9f2;--orpiment:#f0bf5c;--tyrian:#d3a0df;--moss:#b6cd78;--on:#17181d}}
*{box-sizing:border-box}
html{color-scheme:light dark}
body{margin:0;background:var(--stone);color:var(--ink);font:500 15px/1.32 "Alegreya Sans",system-ui,sans-serif;
font-variant-numeric:lining-nums tabular-nums}
header{background:var(--lintel);color:var(--lintel-dim);padding:20px max(16px,calc(50vw - 590px)) 24px}
header h1{color:var(--lintel-ink);font:800 34px/1.05 Piazzolla,Georgia,serif;margin:2px 0 10px}
header p{margin:3px 0;max-width:70ch}
.mark{font:800 17px/1.15 Piazzolla,Georgia,serif}
main{max-width:1180px;margin:0 auto;padding:16px 10px 40px}
.sheet{background:var(--paper);border:1px solid var(--rule);border-radius:5px;padding:16px 20px 20px;margin:0 0 12px}
h2{font:800 26px/1.1 Piazzolla,Georgia,serif;margin:0 0 8px}
h2 small{font:500 14px/1.3 "Alegreya Sans",system-ui,sans-serif;color:var(--ink-2);margin-left:6px}
h3{font:800 17px/1.15 Piazzolla,Georgia,serif;margin:16px 0 4px}
small{font-size:12.5px;color:var(--ink-2)}
.way,.reading p{color:var(--ink-2);max-width:70ch;margin:0 0 10px}
.checks{list-style:none;margin:0;padding:0}
.checks li{display:flex;gap:10px;padding:5px 0;border-top:1px solid var(--rule)}
.checks li:first-child{border-top:0}
.checks b{flex:0 0 46px;text-align:center;align-self:start;border-radius:3px;border:1.5px solid currentColor;font-weight:800}
.checks .holds b{color:var(--moss)}
.checks .fails b{background:var(--madder);color:var(--on);border-color:var(--madder)}
.checks .open b{color:var(--orpiment);border-style:dashed}
.flagged{margin:0;display:grid;grid-template-columns:max-content 1fr;gap:6px 16px}
.flagged dt{font-weight:800}
.flagged dd{margin:0;display:flex;flex-wrap:wrap;gap:4px 16px}
.charts{display:grid;grid-template-columns:repeat(auto-fill,minmax(300px,1fr));gap:8px 28px}
figure{margin:0}
figcaption{font-size:14px;color:var(--ink-2)}
.chart{display:block;width:100%;height:auto}
.bar{fill:var(--verdigris)}
.axis{stroke:var(--edge);stroke-width:1}
.mean{stroke:var(--ink);stroke-width:2;stroke-dasharray:5 4}
.chart text{font-size:12.5px;fill:var(--ink-2)}
.chart text.name{fill:var(--ink);font-size:14px}
.zero{stroke:var(--edge);stroke-width:1.5}
.band{fill:var(--paper-3)}
.span{stroke:var(--ink-2);stroke-width:2}
.dot{fill:var(--paper);stroke:var(--ink-2);stroke-width:2}
.span.sure,.span.high{stroke:var(--verdigris)}.span.low{stroke:var(--madder)}
.dot.sure,.dot.high{fill:var(--verdigris);stroke:var(--verdigris)}.dot.low{fill:var(--madder);stroke:var(--madder)}
.span-cell{display:block}
table{border-collapse:collapse;width:100%}
th,td{padding:4px 12px 4px 0;text-align:left;vertical-align:middle;font-weight:500}
tbody tr{border-top:1px solid var(--rule)}
tbody th{font-weight:800}
tbody th small{font-weight:500;margin-left:2px}
thead th{vertical-align:bottom}
thead button{all:unset;cursor:pointer;font-weight:800;font-size:14px;color:var(--ink-2);padding:4px 0}
thead button:focus-visible,input:focus-visible{outline:3px solid var(--woad);outline-offset:2px}
thead [aria-sort] button{color:var(--ink);text-decoration:underline;text-underline-offset:3px}
thead [aria-sort=descending] button::after{content:" ↓"}thead [aria-sort=ascending] button::after{content:" ↑"}
.n{white-space:nowrap}
.e .v{white-space:nowrap}
.e .v{display:block}
.only{display:inline-flex;align-items:center;gap:8px;min-height:32px;margin-bottom:4px}
.only input{width:18px;height:18px;accent-color:var(--verdigris)}
.chip{display:inline-block;white-space:nowrap;font-weight:800;font-size:12.5px;border:1.5px solid currentColor;
border-radius:3px;padding:0 5px;color:var(--ink-2)}
.chip i{font-style:normal}
.chip.strong,.chip.high{color:var(--orpiment)}.chip.weak,.chip.low{color:var(--woad)}.chip.dead{color:var(--madder)}
.thing{white-space:nowrap}
.flags-only tbody tr:not(.flag){display:none}
@media(max-width:760px){
main{padding:8px 6px 28px}.sheet{padding:12px}
header h1{font-size:26px}h2{font-size:21px}
.flagged{grid-template-columns:1fr;gap:2px}.flagged dd{margin-bottom:8px}
thead{display:none}
table,tbody{display:block}
tbody tr{display:grid;grid-template-columns:1fr 1fr;gap:2px 12px;padding:8px 0}
tbody th{grid-column:1/-1;padding:0}
td{display:flex;justify-content:space-between;gap:8px;padding:0}
td::before{content:attr(data-label);color:var(--ink-2)}
td.e,td.t{grid-column:1/-1;align-items:center;flex-wrap:wrap}
td.e .span-cell{margin-left:auto}
td.e::before{flex:1 0 auto}
td.e .v{text-align:right}
}
@media print{body{background:none}.only{display:none}.sheet{break-inside:avoid-page}}
"""

SCRIPT = """
for (const table of document.querySelectorAll('table')) {
  const heads = [...table.tHead.rows[0].cells];
  heads.forEach((head, column) => head.firstChild.addEventListener('click', () => {
    const down = head.ariaSort !== 'descending';
    heads.forEach(other => other.removeAttribute('aria-sort'));
    head.ariaSort = down ? 'descending' : 'ascending';
    const value = row => row.cells[column].dataset.v;
    const rows = [...table.tBodies[0].rows].sort((a, b) => {
      const one = value(a), other = value(b);
      const order = isNaN(one) || isNaN(other) ? other.localeCompare(one) : other - one;
      return down ? order : -order;
    });
    table.tBodies[0].append(...rows);
  }));
}
for (const box of document.querySelectorAll('.only input')) {
  box.addEventListener('change', () => box.closest('section').classList.toggle('flags-only', box.checked));
}
"""
