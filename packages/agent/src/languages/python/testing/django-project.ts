import { existsSync } from "node:fs";

/** Django is of the system's Python or not there at all: nothing is downloaded for a project. */
export const hasDjango = existsSync("/usr/lib/python3/dist-packages/django");

export const hasDjangoPlugin = existsSync("/usr/lib/python3/dist-packages/pytest_django");

const MODELS = `from django.db import models


class Order(models.Model):
    customer = models.CharField(max_length=40)
    discount = models.IntegerField(default=0)

    def total(self):
        full = sum(line.price * line.quantity for line in self.lines.all())
        return full + full * self.discount // 100


class Line(models.Model):
    order = models.ForeignKey(Order, related_name="lines", on_delete=models.CASCADE)
    price = models.IntegerField()
    quantity = models.IntegerField(default=1)
`;

const VIEWS = `from django.http import HttpResponseBadRequest, JsonResponse

from shop.models import Order


def orders(request):
    least = request.GET.get("least", "0")
    if not least.isdigit():
        return HttpResponseBadRequest("a number, please")
    found = [order for order in Order.objects.order_by("id") if order.total() > int(least)]
    return JsonResponse({"customers": [order.customer for order in found]})
`;

const FORMS = `from django import forms


class PeriodForm(forms.Form):
    first = forms.DateField()
    last = forms.DateField()

    def clean(self):
        data = super().clean()
        if data.get("first") and data.get("last") and data["first"] >= data["last"]:
            raise forms.ValidationError("it ends before it begins")
        return data
`;

const TESTS = `from django.core import mail
from django.test import SimpleTestCase, TestCase

from .forms import PeriodForm
from .models import Line, Order


class OrderTest(TestCase):
    @classmethod
    def setUpTestData(cls):
        cls.order = Order.objects.create(customer="Ada", discount=10)
        Line.objects.create(order=cls.order, price=100, quantity=2)

    def test_without_discount(self):
        self.order.discount = 0
        self.assertEqual(self.order.total(), 200)

    def test_with_discount(self):
        self.assertEqual(self.order.total(), 180)

    def test_discounts_are_rounded_up(self):
        self.order.discount = 33
        self.order.lines.update(price=5)
        self.assertEqual(self.order.total(), 7)

    def test_of_no_lines(self):
        self.assertEqual(Order.objects.create(customer="Bob").total(), 0)


class OrdersPageTest(TestCase):
    def setUp(self):
        for price, name in enumerate(("Ada", "Bob", "Cleo"), start=1):
            Line.objects.create(order=Order.objects.create(customer=name), price=price)

    def test_all(self):
        response = self.client.get("/orders/")
        self.assertEqual(response.json(), {"customers": ["Ada", "Bob", "Cleo"]})

    def test_large_ones(self):
        self.assertEqual(self.client.get("/orders/?least=2").json(), {"customers": ["Bob", "Cleo"]})

    def test_none(self):
        self.assertEqual(self.client.get("/orders/?least=9").json(), {"customers": []})

    def test_no_number(self):
        self.assertEqual(self.client.get("/orders/?least=many").status_code, 400)

    def test_no_page(self):
        self.assertEqual(self.client.get("/nothing/").status_code, 404)


class PeriodFormTest(SimpleTestCase):
    def test_one_day(self):
        self.assertTrue(PeriodForm({"first": "2024-05-01", "last": "2024-05-01"}).is_valid())

    def test_several_days(self):
        self.assertTrue(PeriodForm({"first": "2024-05-01", "last": "2024-05-03"}).is_valid())

    def test_backwards(self):
        form = PeriodForm({"first": "2024-05-02", "last": "2024-05-01"})
        self.assertEqual(form.non_field_errors(), ["it ends before it begins"])

    def test_mail_goes_nowhere(self):
        mail.send_mail("Hello", "…", "a@example.org", ["b@example.org"])
        self.assertEqual(len(mail.outbox), 1)
`;

const MIGRATION = `from django.db import migrations, models


class Migration(migrations.Migration):
    initial = True
    dependencies = []
    operations = [
        migrations.CreateModel("Order", [
            ("id", models.AutoField(primary_key=True)),
            ("customer", models.CharField(max_length=40)),
            ("discount", models.IntegerField(default=0)),
        ]),
        migrations.CreateModel("Line", [
            ("id", models.AutoField(primary_key=True)),
            ("price", models.IntegerField()),
            ("quantity", models.IntegerField(default=1)),
            ("order", models.ForeignKey("shop.Order", related_name="lines", on_delete=models.CASCADE)),
        ]),
    ]
`;

/** With a server of databases, a file of logs and an app that is not installed, as most have them. */
const SETTINGS = `from pathlib import Path

BASE_DIR = Path(__file__).resolve().parent.parent
SECRET_KEY = "for tests"
DEBUG = True
ROOT_URLCONF = "config.urls"
DEFAULT_AUTO_FIELD = "django.db.models.AutoField"
INSTALLED_APPS = ["django.contrib.contenttypes", "django.contrib.auth", "no_such_toolbar_of_ours", "shop"]
MIDDLEWARE = ["django.middleware.common.CommonMiddleware", "no_such_toolbar_of_ours.Middleware"]
DATABASES = {"default": {"ENGINE": "django.db.backends.postgresql", "NAME": "shop", "HOST": "db"}}
CACHES = {"default": {"BACKEND": "django.core.cache.backends.memcached.PyMemcacheCache", "LOCATION": "cache:11211"}}
LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "handlers": {"file": {"class": "logging.FileHandler", "filename": BASE_DIR / "logs" / "shop.log"}},
    "loggers": {"shop": {"handlers": ["file"], "level": "INFO"}},
}
`;

const MANAGE = `import os
import sys


def main():
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    from django.core.management import execute_from_command_line

    execute_from_command_line(sys.argv)


if __name__ == "__main__":
    main()
`;

/** A team's project with a wrong method of a model, a wrong view and a wrong form, each with one red test. */
export const DJANGO_PROJECT: Readonly<Record<string, string>> = {
  "manage.py": MANAGE,
  "config/__init__.py": "",
  "config/settings.py": SETTINGS,
  "config/urls.py": `from django.urls import path\n\nfrom shop import views\n\nurlpatterns = [path("orders/", views.orders)]\n`,
  "shop/__init__.py": "",
  "shop/models.py": MODELS,
  "shop/views.py": VIEWS,
  "shop/forms.py": FORMS,
  "shop/tests.py": TESTS,
  "shop/migrations/__init__.py": "",
  "shop/migrations/0001_initial.py": MIGRATION,
};
