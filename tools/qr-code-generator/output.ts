import { z } from 'zod'
import { skippedFileSchema } from '#engine/images/output-schemas.ts'

const code = z.object({
  text: z.string(),
  format: z.string().describe('QRCode, MicroQRCode, or RMQRCode'),
  version: z.string(),
  ecc: z.string().describe('Level of error correction'),
  corners: z
    .array(z.object({ x: z.number().describe('Pixels'), y: z.number().describe('Pixels') }))
    .describe('The top left corner first'),
  isInverted: z.boolean(),
  isMirrored: z.boolean(),
})

export const output = z.object({
  made: z
    .object({
      payload: z.string().describe('What the code contains'),
      bytes: z.number().describe('Size of the content in bytes'),
      version: z.number().describe('1 to 40'),
      modules: z.number().describe('Modules per side'),
      ecc: z.enum(['L', 'M', 'Q', 'H']).describe('Level of error correction'),
      mask: z.number().describe('0 to 7'),
      quiet: z.number().describe('Margin in modules'),
      pixels: z.number().describe('Pixels per side'),
      dark: z.string(),
      light: z.string(),
      contrast: z.number().describe('Contrast ratio of the colors, 1 to 21'),
      isInverted: z.boolean(),
      isOneColor: z.boolean(),
      readBack: z.string().nullable().describe('What a reader finds in the image'),
      isProven: z.boolean().describe('Whether that equals the content'),
      svg: z.string(),
    })
    .nullable()
    .describe('The code that was made'),
  read: z
    .array(z.union([z.object({ name: z.string(), codes: z.array(code) }), skippedFileSchema]))
    .nullable()
    .describe('The codes that were read, one row for each file'),
})
