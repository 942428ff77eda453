import { fold, words, excerpt } from './text.js';

const TITLE_WEIGHT = 3;

export class HelpIndex {
  constructor() {
    this.articles = [];
    this.postings = new Map(); // word -> Map of article number -> weight
  }

  add(title, body, updated) {
    const number = this.articles.length;
    this.articles.push({ title, body, updated });
    this.post(title, number, TITLE_WEIGHT);
    this.post(body, number, 1);
    return this;
  }

  post(text, number, weight) {
    for (const word of words(fold(text))) {
      if (!this.postings.has(word)) {
        this.postings.set(word, new Map());
      }
      const posting = this.postings.get(word);
      posting.set(number, (posting.get(number) ?? 0) + weight);
    }
  }

  // Articles with all the words of the query, best first; newer ones win a tie.
  search(query, limit = 5) {
    const terms = [...new Set(words(query))];
    if (terms.length === 0) {
      return [];
    }
    const found = [];
    this.articles.forEach((article, number) => {
      const weights = terms.map(term => this.postings.get(term)?.get(number) ?? 0);
      if (weights.every(weight => weight > 0)) {
        found.push({ ...article, score: weights.reduce((a, b) => a + b) });
      }
    });
    return found
      .sort((a, b) => b.score - a.score || b.updated - a.updated)
      .slice(0, limit)
      .map(({ title, body, score }) => ({ title, score, text: excerpt(body) }));
  }
}
