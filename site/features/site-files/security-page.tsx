import { Fragment } from 'react'
import { securityPolicy } from './security-policy.ts'
import { securityContact } from './security-text.ts'

type SecurityPageProps = { siteUrl: string; contactEmail?: string | null | undefined }

export function SecurityPage({ siteUrl, contactEmail }: SecurityPageProps) {
  const contact = securityContact({ siteUrl, contactEmail })
  return (
    <article className="page cms-page">
      <header>
        <h1>Security policy</h1>
      </header>
      <div className="prose">
        <p>
          Contact: <a href={contact}>{contact.replace('mailto:', '')}</a>
        </p>
        {securityPolicy.map(({ heading, sentences }) => (
          <Fragment key={heading}>
            <h2>{heading}</h2>
            <ul>
              {sentences.map((sentence) => (
                <li key={sentence}>{sentence.replaceAll('`', '')}</li>
              ))}
            </ul>
          </Fragment>
        ))}
      </div>
    </article>
  )
}
