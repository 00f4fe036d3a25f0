import type { Tag } from '#engine/web/read-tags.ts'

const JAVASCRIPT = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/(?:jscript|livescript))$/i

/** Returns whether an element is a script that browsers run, rather than data (HTML Standard, 4.12.1). */
export const isScript = ({ name, attributes, isInSvg }: Tag) =>
  name === 'script' && !isInSvg && JAVASCRIPT.test((attributes.type ?? '').trim())

/** Returns whether a script of the head keeps browsers from painting until it has arrived and run. */
export const isBlockingScript = (tag: Tag) =>
  isScript(tag) &&
  tag.isInHead &&
  Boolean(tag.attributes.src?.trim()) &&
  tag.attributes.async === undefined &&
  tag.attributes.defer === undefined &&
  tag.attributes.nomodule === undefined &&
  tag.attributes.type?.trim().toLowerCase() !== 'module'

/** Returns the bytes in UTF-8 of what elements contain. */
export const bytesInside = (tags: Pick<Tag, 'source'>[]) =>
  tags.reduce((sum, { source = '' }) => sum + Buffer.byteLength(source), 0)
