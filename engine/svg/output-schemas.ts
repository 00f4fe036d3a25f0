import { z } from 'zod'

const found = { line: z.number().describe('Line of the source, from 1') }

/** What an SVG loads from elsewhere. */
export const externalSchema = z.array(z.object({ url: z.string(), ...found })).describe('What it loads from elsewhere')

/** What could run in an SVG. */
export const scriptsSchema = z.array(z.object({ what: z.string(), ...found })).describe('What could run in it')
