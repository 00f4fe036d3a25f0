import { createElement } from 'react'
import satori from 'satori'
import { socialImageFonts } from '../social-images/fonts.ts'

type Box = { edge: number; capHeight: number }

/** Cap height of Familjen Grotesk, as a share of its size. */
const CAP_SHARE = 0.7

/**
 * Returns a capital letter in the site's typeface, centered in a square, as the data of a path; empty without a glyph.
 */
export async function letterPath(letter: string, { edge, capHeight }: Box): Promise<string> {
  const style = {
    display: 'flex',
    width: edge,
    height: edge,
    alignItems: 'center',
    justifyContent: 'center',
    fontFamily: 'Familjen Grotesk, Familjen Grotesk Ext',
    fontSize: capHeight / CAP_SHARE,
    fontWeight: 600,
    lineHeight: 1,
  } as const
  const svg = await satori(createElement('div', { style }, letter.toUpperCase()), {
    width: edge,
    height: edge,
    fonts: await socialImageFonts(),
  })
  return /<path[^>]*\sd="([^"]*)"/.exec(svg)?.[1] ?? ''
}
