import { safeUrl } from '#engine/rich-text/links.ts'
import { ButtonLink } from '../parts/button.tsx'

type CallToActionProps = { title: string; text: string; button: string; href: string }

/** Renders an offer with its button; without a usable link, only the text. */
export function CallToAction({ title, text, button, href }: CallToActionProps) {
  const link = safeUrl(href)
  return (
    <div className="article-offer">
      <div>
        <p className="article-offer-title">{title}</p>
        {text && <p>{text}</p>}
      </div>
      {link && button && (
        <ButtonLink href={link.href} rel={link.external ? 'noopener' : undefined}>
          {button}
        </ButtonLink>
      )}
    </div>
  )
}
