const { join } = require('node:path');
const tailwind = require('@tailwindcss/postcss');
const postcss = require('postcss');

/** The bundler's loader for `sheets.ts`: makes each file that it names and gives it as text, for the HTML of a page. */
module.exports = async function asText(source) {
  const done = this.async();
  try {
    const names = [...new Set(source.match(/'\.\/[\w-]+\.css'/g))];
    const texts = await Promise.all(names.map((name) => made(name, this)));
    done(
      null,
      names.reduce((text, name, at) => text.replaceAll(name, () => JSON.stringify(texts[at])), source),
    );
  } catch (error) {
    done(error);
  }
};

async function made(name, bundler) {
  const from = join(__dirname, `as-text-of-${name.replace(/\W+/g, '-')}.css`);
  const { css, messages } = await postcss([tailwind()]).process(`@import ${name};`, { from });
  for (const { type, file, dir } of messages) {
    if (type === 'dependency') bundler.addDependency(file);
    if (type === 'dir-dependency') bundler.addContextDependency(dir);
  }
  // Tailwind names itself at the top of whatever it makes; only the site's sheet holds something of it.
  return name.includes('/site.css') ? css.trim() : css.replace(/^\s*\/\*! tailwindcss .*?\*\//, '').trim();
}
