'use strict';

// The playlist of the jukebox: an ordered list of songs and the one being played.
class Playlist {
  constructor(songs = []) {
    this.songs = [...songs];
    this.position = 0;
    this.repeat = false;
  }

  get current() {
    return this.songs[this.position] ?? null;
  }

  get length() {
    return this.songs.length;
  }

  // Goes to the next song; at the end it stays unless `repeat` is on.
  next() {
    if (this.position < this.songs.length - 1) {
      this.position += 1;
    } else if (this.repeat) {
      this.position = 0;
    }
    return this.current;
  }

  previous() {
    if (this.position > 0) {
      this.position -= 1;
    } else if (this.repeat) {
      this.position = Math.max(0, this.songs.length - 1);
    }
    return this.current;
  }

  select(song) {
    const index = this.songs.indexOf(song);
    if (index < 0) {
      throw new Error(`not in the playlist: ${song}`);
    }
    this.position = index;
    return song;
  }

  // Editing the list does not change what is being played.
  insert(index, song) {
    if (index <= this.position && this.songs.length > 0) {
      this.position += 1;
    }
    this.songs.splice(index, 0, song);
    return this;
  }

  add(song) {
    return this.insert(this.songs.length, song);
  }

  // If the song being played is removed, the one after it is played, or the one
  // before it at the end of the list.
  remove(song) {
    const index = this.songs.indexOf(song);
    if (index < 0) {
      return false;
    }
    this.songs.splice(index, 1);
    this.position = Math.max(0, Math.min(this.position, this.songs.length - 1));
    return true;
  }

  upcoming(count = 3) {
    return this.songs.slice(this.position + 1, this.position + 1 + count);
  }
}

module.exports = { Playlist };
