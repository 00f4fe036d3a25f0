import { codeTexts } from './code.ts'
import { contentTexts } from './content.ts'
import { imageTexts } from './image.ts'
import { miscTexts } from './misc.ts'
import { seoTexts } from './seo.ts'

export const toolTexts: Record<string, string> = {
  ...seoTexts,
  ...contentTexts,
  ...imageTexts,
  ...codeTexts,
  ...miscTexts,
}
