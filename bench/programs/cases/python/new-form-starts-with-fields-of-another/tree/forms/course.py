"""Courses people sign up for."""

from forms.form import FormError


class Course:
    def __init__(self, form, seats):
        self.form = form
        self.seats = seats
        self.people = []

    def sign_up(self, answers):
        """Takes the answers; returns the place in the list, waiting list included."""
        errors = self.form.errors(answers)
        if errors:
            raise FormError("; ".join("%s %s" % item for item in sorted(errors.items())))
        self.people.append({name: answers.get(name, "").strip() for name in self.form.names()})
        return len(self.people)

    def waiting(self):
        return self.people[self.seats:]
