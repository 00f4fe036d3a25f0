export const codeTexts: Record<string, string> = {
  'javascript-minifier': `No minifier is the smallest on every file. Developers who ship a script without a build step see several open-source engines on the same code: Oxc, SWC, Terser and esbuild. Each result comes with its raw, gzip and brotli size, the time taken and the warnings, and the smallest by your measure wins. Input is parsed as ECMAScript, and a source map can go with it.

Minifying cannot remove a library you never needed, and code that reads its own function names may break when names are shortened. Run your tests on the output. The engines work inside your browser, so unpublished code stays there.`,

  'css-minifier': `How much of a stylesheet is only spacing, repetition and long notation? Front-end developers paste CSS and get the shortest version that Lightning CSS, CSSO and esbuild find between them, with a list of what was merged or dropped. A comparison of the rules before and after follows the cascade as the CSS specifications define it. An output that fails it is rejected, however small.

Selectors that no page uses stay in, because the tool sees the sheet and not your site. Hacks for very old browsers may be treated as errors. Nothing is uploaded: the sheet is read, shortened and compared on your own machine.`,

  'html-minifier': `Comments, spaces between tags and optional quotes travel with every page view. Anyone who writes email templates, landing pages or static sites can take them out here and see the bytes saved. The original and the result are both parsed by the rules of the HTML Standard, then their trees are compared node by node; a difference beyond the agreed whitespace rule is shown.

White space can be visible, for example in pre elements or between inline blocks styled by CSS. Server template tags may be misread as text. Compression by the server often saves more than minifying. Your markup never leaves the browser tab.`,

  'json-formatter': `Somewhere in this file is a comma too many. Developers and analysts paste JSON, JSON5 or line-delimited records and get the line, the column and a reason in plain words, then the data indented or as a tree. Strict checking follows RFC 8259. JSON5 is judged by its own specification. JSONPath finds a value, and tables go out as CSV.

- Valid syntax says nothing about whether fields match a schema.
- Very large integers may lose digits in some programs.
- Nested data has no single form as CSV.

Data from an API can be private, so parsing is done locally on your machine.`,

  'svg-minifier': `Drawing programs leave layers, editor data and long decimals in an SVG that a browser ignores. Developers who put icons into a page remove them with SVGO, plugin by plugin. Both versions are then drawn and compared pixel by pixel, and a plugin that changes the picture is switched off. SVG 2 is the reference for what an attribute means.

The comparison sees one moment at one size. Animations, scripts and styles that reach into the drawing from the page need a look of your own. Text is not turned into outlines. The file is opened in the browser and goes nowhere else.`,

  'code-formatter': `A code review should be about what changed, and indentation hides it. This beautifier gives JavaScript, TypeScript, CSS, HTML, JSON, Markdown and YAML the form Prettier prints, and SQL the form of sql-formatter. XML is indented by its elements. Formatting the output a second time changes nothing, which makes it safe to commit. It suits a snippet from a ticket or a minified file.

Layout is all that moves. Names, comments and logic stay, so bugs stay too. Code that does not parse is returned as it was, with the place of the error, and names lost in minifying cannot come back. The formatters are loaded into the page and run there on your text.`,
}
