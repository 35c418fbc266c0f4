const { join } = require('node:path');
const tailwind = require('@tailwindcss/postcss');
const postcss = require('postcss');

/** Turbopack loader for `stylesheets.ts`: replaces the name of each CSS file by its compiled text. */
module.exports = async function loadStylesheets(source) {
  const done = this.async();
  try {
    const names = [...new Set(source.match(/'\.\/[\w-]+\.css'/g))];
    const texts = await Promise.all(names.map((name) => compile(name, this)));
    done(
      null,
      names.reduce((text, name, at) => text.replaceAll(name, () => JSON.stringify(texts[at])), source),
    );
  } catch (error) {
    done(error);
  }
};

async function compile(name, loader) {
  const from = join(__dirname, `entry-of-${name.replace(/\W+/g, '-')}.css`);
  const { css, messages } = await postcss([tailwind()]).process(`@import ${name};`, { from });
  for (const { type, file, dir } of messages) {
    if (type === 'dependency') loader.addDependency(file);
    if (type === 'dir-dependency') loader.addContextDependency(dir);
  }
  // Tailwind puts its licence comment into every file; only `site.css` contains code of it.
  return name.includes('/site.css') ? css.trim() : css.replace(/^\s*\/\*! tailwindcss .*?\*\//, '').trim();
}
