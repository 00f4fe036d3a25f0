import { ServerMessage } from '#site/ui/forms/form.tsx'
import type { FormState } from '#site/ui/forms/state.ts'
import { Button, MoreLink } from '#site/ui/parts/button.tsx'
import { type LinkKind, linkPages } from './link-pages.ts'

type LinkPageProps = {
  kind: LinkKind
  /** From the link in the email. */
  token: string
  /** The result of the button. */
  state?: FormState | undefined
}

/**
 * Renders the target page of a link in an email: a button, and what it does. Only the button changes anything, so that
 * programs that follow links in emails do not. Works without JavaScript.
 */
export function LinkPage({ kind, token, state: anyState }: LinkPageProps) {
  const { heading, lead, button, action, done } = linkPages[kind]
  const state = anyState?.form === kind ? anyState : undefined
  const message = state?.success ? { success: true, message: done } : state
  const isOpen = token !== '' && !state
  return (
    <section className="page letter-link" id={kind}>
      <h1>{heading}</h1>
      {isOpen && (
        <form action={action} method="post">
          <p className="lead">{lead}</p>
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="page" value={`/newsletter/${kind}/`} />
          <Button type="submit">{button}</Button>
        </form>
      )}
      <ServerMessage state={message ?? (isOpen ? undefined : { success: false, message: linkPages.unknownLink })} />
      {!isOpen && <MoreLink href="/blog/">Read the articles</MoreLink>}
    </section>
  )
}
