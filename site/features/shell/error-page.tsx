import { ButtonLink, MoreLink } from '../../ui/button.tsx'

/** The content of a page that could not be made. `id` is what the log calls this request. */
export function ErrorPage({ path, id }: { path: string; id?: string }) {
  return (
    <section className="lost">
      <div className="page">
        <h1>This page could not be made</h1>
        <p className="lead">Something failed on our side, not on yours. Trying again in a minute usually works.</p>
        <div className="lost-line">
          <svg viewBox="0 0 400 80" preserveAspectRatio="none" aria-hidden="true">
            <path d="M0 60H150" />
            <path className="stop" d="M150 48V72" />
          </svg>
        </div>
        <p className="actions">
          <ButtonLink href={path}>Try again</ButtonLink>
          <MoreLink href="/">To the home page</MoreLink>
        </p>
        {id && <p className="note">If it keeps failing, tell us this number: {id}</p>}
      </div>
    </section>
  )
}
