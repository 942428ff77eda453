const assert = require("node:assert/strict");
const polyline = require(process.argv[2]);

const line = (coordinates) => ({ type: "LineString", coordinates });
const there = (coordinates) => polyline.decode(polyline.fromGeoJSON(line(coordinates)));
const flat = [
  [-120.2, 38.5],
  [-120.95, 40.7],
  [-126.453, 43.252],
];
const points = [
  [38.5, -120.2],
  [40.7, -120.95],
  [43.252, -126.453],
];
assert.deepEqual(there(flat.map((point) => [...point, 100])), points);
assert.deepEqual(
  there([
    [10, 20, 30, 40],
    [11, 21],
  ]),
  [
    [20, 10],
    [21, 11],
  ],
);
assert.equal(polyline.fromGeoJSON(line(flat.map((point) => [...point, 1]))), "_p~iF~ps|U_ulLnnqC_mqNvxq`@");
assert.equal(polyline.fromGeoJSON({ type: "Feature", geometry: line([[1, 2, 3]]) }), polyline.fromGeoJSON(line([[1, 2]])));
assert.deepEqual(there(flat), points);
assert.equal(polyline.fromGeoJSON(line(flat)), "_p~iF~ps|U_ulLnnqC_mqNvxq`@");
assert.deepEqual(polyline.toGeoJSON(polyline.encode(points)), line(flat));
assert.equal(polyline.encode(points), "_p~iF~ps|U_ulLnnqC_mqNvxq`@");
const given = [[1, 2, 3]];
polyline.fromGeoJSON(line(given));
assert.deepEqual(given, [[1, 2, 3]]);
assert.throws(() => polyline.fromGeoJSON({ type: "Point", coordinates: [1, 2] }));
