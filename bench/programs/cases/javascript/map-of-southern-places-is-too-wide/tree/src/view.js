'use strict';

const { boundsOf, sizeOf, centreOf } = require('./bounds.js');

const MAX_ZOOM = 18;

// What the screen shows: its middle on the map and the zoom (pixels per unit are 2 to the zoom).
class View {
  constructor(width, height) {
    this.width = width;
    this.height = height;
    this.centre = { x: 0, y: 0 };
    this.zoom = 0;
  }

  // Moves and zooms so that all the places can be seen.
  fit(places) {
    const bounds = boundsOf(places);
    if (!bounds) {
      return this;
    }
    const { width, height } = sizeOf(bounds);
    const scale = Math.min(this.width / width, this.height / height);
    this.centre = centreOf(bounds);
    this.zoom = Math.min(MAX_ZOOM, Math.floor(Math.log2(scale)));
    return this;
  }

  // Pixel of a place; the y axis of the screen points down.
  toScreen({ x, y }) {
    const scale = 2 ** this.zoom;
    return {
      x: this.width / 2 + (x - this.centre.x) * scale,
      y: this.height / 2 - (y - this.centre.y) * scale,
    };
  }
}

module.exports = { View, MAX_ZOOM };
