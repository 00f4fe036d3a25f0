const KNOWN = new Set(
  'charset import namespace media supports container layer scope starting-style font-face page counter-style property font-feature-values font-palette-values view-transition position-try color-profile keyframes -webkit-keyframes -moz-keyframes -o-keyframes -ms-keyframes -moz-document document viewport -ms-viewport -o-viewport swash annotation ornaments stylistic styleset character-variant historical-forms'.split(
    ' ',
  ),
)
/** Boxes in the margin of a printed page (CSS Paged Media 3, section 4.2). */
const MARGIN_BOX = /^(?:top|bottom|left|right)-(?:left|center|right|top|middle|bottom)(?:-corner)?$/

/**
 * Returns whether CSS defines an at-rule and its contents are declarations and rules. All others, such as `@apply` and
 * `@tailwind`, are text: a preprocessor replaces them, or a browser reads them by rules of their own.
 */
export const isKnownAtRule = (name: string): boolean => KNOWN.has(name) || MARGIN_BOX.test(name)
