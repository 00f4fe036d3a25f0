import type { ClientTestimonial } from '#cms/payload-types.ts'
import { plainText } from '#engine/rich-text/plain-text.ts'
import type { Picture } from '../ui/images/picture.tsx'
import { pictureOf } from './picture.ts'

/** A testimonial of a client, as a card shows it. */
export type Testimonial = { name: string; designation: string; quote: string; avatar?: Picture }

/** Returns a testimonial with the same fields for both kinds. Long texts lose their markup. */
export function testimonialOf(document: ClientTestimonial): Testimonial {
  const avatar = pictureOf(document.avatar)
  const texts =
    document.kind === 'short'
      ? { name: document.name, designation: document.designation, quote: document.feedback }
      : {
          name: document.clientName,
          designation: document.clientDesignation,
          quote: plainText(document.content),
        }
  return {
    name: texts.name ?? '',
    designation: texts.designation ?? '',
    quote: texts.quote ?? '',
    ...(avatar ? { avatar } : {}),
  }
}
