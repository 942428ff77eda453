from .labels import label, sheet
