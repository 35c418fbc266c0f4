const { readFile } = require('node:fs/promises');
const { join } = require('node:path');
const tailwind = require('@tailwindcss/postcss');
const postcss = require('postcss');

/** The bundler's loader for `sheet.ts`: makes `site.css` and gives it as text, for the HTML of a page. */
module.exports = async function asText() {
  const done = this.async();
  try {
    const from = join(__dirname, 'site.css');
    this.addDependency(from);
    const { css, messages } = await postcss([tailwind()]).process(await readFile(from, 'utf8'), { from });
    for (const { type, file, dir } of messages) {
      if (type === 'dependency') this.addDependency(file);
      if (type === 'dir-dependency') this.addContextDependency(dir);
    }
    done(null, `export const text = ${JSON.stringify(css.trim())};`);
  } catch (error) {
    done(error);
  }
};
