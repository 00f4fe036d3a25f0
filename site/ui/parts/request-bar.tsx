import { ButtonLink } from './button.tsx'

/**
 * Renders, on phones, a bar with the request of the page: it appears after the first screen and stays at the lower edge
 * until the form, which lies over it. It is a neighbor of the form, in front of it.
 */
export function RequestBar({ label, text, href }: { label: string; text: string; href: string }) {
  return (
    <div className="request-rail">
      <div className="request-bar">
        <span>{text}</span>
        <ButtonLink href={href} quiet>
          {label}
        </ButtonLink>
      </div>
    </div>
  )
}
