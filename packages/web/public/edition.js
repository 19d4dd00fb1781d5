// Which files this edition of the book is made of. The build writes it anew (vite.config.ts); unbuilt, nothing is kept.
self.edition = { name: 'unbuilt', shell: [], road: [] };
