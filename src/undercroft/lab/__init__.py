"""The laboratory: many games at once, and what they tell."""

from undercroft.lab.simulate import BadSimulation, SimulationFailed, Summary, simulate

__all__ = ["BadSimulation", "SimulationFailed", "Summary", "simulate"]
