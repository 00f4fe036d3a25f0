import { NewsletterForm } from '#site/ui/forms/newsletter-form.tsx'
import type { FormState } from '#site/ui/forms/state.ts'
import { BrandLink } from './brand-link.tsx'
import type { ShellData } from './data.ts'
import { ChatButton, CookieChoice } from './embeds.tsx'
import { Offices } from './offices.tsx'

type FooterProps = {
  shell: ShellData
  path: string
  form?: FormState | undefined
  /** False on a page with its own newsletter form. */
  hasNewsletter?: boolean
  /** What the page says about its demonstration content. */
  demoNote?: string | undefined
}

export function Footer({ shell, path, form, hasNewsletter = true, demoNote }: FooterProps) {
  const { brand, footer, legal, offices, openHoursTitle, newsletter, embeds, year } = shell
  // The contact page says them itself.
  const hasHours = path !== '/contact-us/'
  return (
    <footer className="night site-footer">
      <div className={hasNewsletter ? 'page footer-top' : 'page footer-top without-letter'}>
        {hasNewsletter && (
          <div className="letter">
            <h2>{newsletter.title}</h2>
            {newsletter.text && <p className="letter-text">{newsletter.text}</p>}
            <NewsletterForm page={path} state={form} />
          </div>
        )}
        {footer.map(({ heading, links }) => (
          <nav key={heading} aria-label={heading}>
            <p className="footer-heading">{heading}</p>
            <ul>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      {offices.length > 0 && (
        <Offices title={hasHours ? openHoursTitle : 'Offices'} offices={offices} hasHours={hasHours} />
      )}
      <div className="page footer-end">
        <BrandLink brand={brand} />
        <p>
          © {year} {brand.name}
          {demoNote && <small className="demo-note">{demoNote}</small>}
        </p>
        <ul>
          {legal.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
          <CookieChoice embeds={embeds} />
          <ChatButton embeds={embeds} />
          <li data-theme-switch="" hidden>
            <button type="button">Light or dark mode</button>
          </li>
        </ul>
      </div>
    </footer>
  )
}
