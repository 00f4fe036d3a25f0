/** Links above the users to invitations, because nobody types a password for somebody else. */
export function InviteLink() {
  return (
    <p className="invite-link">
      <a className="btn btn--style-primary btn--size-small" href="/admin/collections/invitations/create">
        <span className="btn__content">Invite someone</span>
      </a>
      They get a link by email and choose their own password.{' '}
      <a href="/admin/collections/invitations">All invitations</a>
    </p>
  )
}
