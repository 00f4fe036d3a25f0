const set = (names: string) => new Set(names.split(' '))

/** Elements that are removed with their content, which is not text that readers see. */
export const DROPPED = set(
  'script style template title meta link base head noembed noframes textarea select datalist option optgroup button map area param track canvas applet frame frameset annotation annotation-xml keygen dialog rp',
)

/** Removed elements without content. */
export const VOID = set('meta link base area param track frame keygen')

/** Elements that begin a new line. */
export const BLOCKS = set(
  'address article aside blockquote caption center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul',
)

/** Elements that add no level to the document of the editor. */
export const NOT_COUNTED = set(
  'a abbr b cite code del div em i kbd noscript q s samp section article main header footer aside nav center address figure figcaption form fieldset small span strike strong sub sup tt u var mark font p tbody thead tfoot caption picture video audio object dl dt dd details summary pre h1 h2 h3 h4 h5 h6',
)

/** Parts of lists and tables, which have a place wherever these have one. */
export const PARTS = set('li tr td th tbody thead tfoot caption')

/** Elements whose content is not read: they have none, or it is for browsers that do not know them. */
export const EMPTY = set('br hr img input source iframe embed editor-block editor-picture')

/** Elements that are read as others. */
export const RENAMED: Record<string, string> = {
  image: 'img',
  'amp-img': 'img',
  'amp-iframe': 'iframe',
  'amp-video': 'video',
  menu: 'ul',
  dir: 'ul',
  hgroup: 'div',
  legend: 'div',
  search: 'div',
  marquee: 'div',
  listing: 'pre',
  xmp: 'pre',
  plaintext: 'pre',
}
