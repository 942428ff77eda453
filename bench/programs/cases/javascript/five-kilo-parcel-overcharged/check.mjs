import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const mod = await import(pathToFileURL(path.resolve(process.cwd(), 'src/tariff.js')).href);
const { shippingCost, cheapestService, quoteText } = mod.default ?? mod;

assert.equal(shippingCost('standard', 5), 590);
assert.equal(quoteText(4.2), 'standard 5.90');
assert.equal(shippingCost('standard', 4), 590);
assert.equal(shippingCost('standard', 5.01), 890);
assert.equal(shippingCost('standard', 5, { island: true }), 1040);
assert.equal(shippingCost('standard', 1.1), 590);
assert.equal(shippingCost('standard', 30.5), null);
assert.equal(shippingCost('express', 5), 1690);
assert.deepEqual(cheapestService(4.9), { service: 'standard', cents: 590 });
