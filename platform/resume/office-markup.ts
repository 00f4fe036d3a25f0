/**
 * Relations that open another file together with the document. A hyperlink needs a click, and a picture is only shown.
 */
const opens = /\/(?:oleObject|frame|subDocument|aFChunk)["'\s]/i
const template = /\/attachedTemplate["'\s]/i
const external = /TargetMode\s*=\s*["']\s*External/i
const targets = /\sTarget\s*=\s*["']([^"']*)/g
/** Word stores the path of the template on the applicant's own disk. */
const localTarget =
  /^(?:(?:file:\/\/(?:localhost)?\/)?[a-z]:[\\/](?![\\/])|(?:file:\/\/(?:localhost)?)?\/(?:Users|Applications|Library)\/|[\w. -][^:]*$)/i

/** Dynamic data exchange starts a program. Its name can also be given as the numbers of its letters. */
const exchange = /(?:^|[\s"'{\\])DDE(?:AUTO)?(?:[\s"']|$)|QUOTE(?:\s+\d{1,4}){3}/i
const textExchange =
  /<(?:[\w-]+:)?(?:dde-source|dde-connection-decl|applet|event-listener)[\s/>]|vnd\.sun\.star\.script|["']macro:/i

/** Returns XML in UTF-8 or UTF-16 as text: all patterns to be found are ASCII. */
export function markupOf(bytes: Buffer) {
  return bytes.toString('latin1').replaceAll('\0', '')
}

/** Returns whether XML has a document type, whose entities could hide any word. Office files have none. */
export function hasGrammar(markup: string) {
  return /<!(?:DOCTYPE|ENTITY)/i.test(markup)
}

/** Returns whether a list of relations (.rels) loads a file from elsewhere when the document is opened. */
export function loadsFromElsewhere(markup: string) {
  return markup.split('<').some((raw) => {
    if (!raw.includes('Target')) return false
    const tag = decoded(raw)
    if (!external.test(tag)) return false
    const rest = tag.replace(targets, '')
    return opens.test(rest) || (template.test(rest) && !hasLocalTarget(tag))
  })
}

function hasLocalTarget(tag: string) {
  return [...tag.matchAll(targets)].every(([, target = '']) => localTarget.test(target.trim()))
}

/** Returns whether a part of a Word document has a field that starts a program. */
export function startsProgram(markup: string) {
  const fields: string[] = []
  let isCode = false
  for (const piece of markup.split('<')) {
    const name = /^\/?[\w:.-]*/.exec(piece)?.[0].replace(/^(\/?)[\w.-]+:/, '$1') ?? ''
    // The code of a field is text. Any other markup inside it was added to split a word.
    if (isCode && !/^\/(?:del)?instrText$/i.test(name)) return true
    isCode = /^(?:del)?instrText$/i.test(name) && !/\/>\s*$/.test(piece.slice(0, 200))
    if (isCode) fields.push(piece.slice(piece.indexOf('>') + 1))
    if (name === 'fldChar' && piece.includes('begin')) fields.push('\n')
    if (name === 'fldSimple')
      fields.push('\n', /instr\s*=\s*(?:"([^"]*)|'([^']*))/.exec(piece)?.slice(1).join('') ?? '', '\n')
  }
  const codes = decoded(fields.join(''))
  return exchange.test(codes) || /DDEAUTO/i.test(codes.replaceAll('\n', ''))
}

/** Returns whether a part of an OpenDocument text starts a script or a program. */
export function startsScript(markup: string) {
  return textExchange.test(markup) || (markup.includes('&#') && textExchange.test(decoded(markup)))
}

function decoded(text: string) {
  if (!text.includes('&')) return text
  return text
    .replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi, (_, hex?: string, decimal?: string) =>
      String.fromCharCode(hex ? Number.parseInt(hex, 16) : Number(decimal)),
    )
    .replace(/&quot;/g, '"')
}
