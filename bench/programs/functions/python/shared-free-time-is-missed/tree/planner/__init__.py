from .slots import common_slots, total_minutes
