from .spread import days_until, spread
