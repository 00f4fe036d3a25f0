// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { storedContent } from '../emails/sealed-email.ts'
import { sealLeadSecret } from '../webhooks/lead-secret.ts'

const secrets = [
  { table: 'mail_settings', column: 'webhook_secret' },
  { table: '_mail_settings_v', column: 'version_webhook_secret' },
]

/** Encrypts or hashes what earlier releases stored as it is: secrets, emails with secret links, and tokens. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const { table, column } of secrets) {
    const [of, name] = [sql.identifier(table), sql.identifier(column)]
    const { rows } = await db.execute(sql`select id, ${name} as secret from ${of} where ${name} <> ''`)
    for (const { id, secret } of rows)
      await db.execute(sql`update ${of} set ${name} = ${sealLeadSecret(secret)} where id = ${id}`)
  }
  const emails = await db.execute(
    sql`select id, kind, "to", text, body from outbox
        where kind in ('account', 'subscribe-confirm') and text is not null`,
  )
  for (const { id, kind, to, text, body } of emails.rows) {
    const sealed = storedContent({ kind, to }, { text, body: body ?? '' })
    await db.execute(sql`update outbox set text = null, body = ${sealed.body} where id = ${id}`)
  }
  // Links of earlier emails keep working; those to reset a password expire within the hour anyway.
  await db.execute(
    sql`update subscribers set token = encode(sha256(convert_to(token, 'UTF8')), 'hex') where token is not null`,
  )
  await db.execute(sql`update users set reset_password_token = null, reset_password_expiration = null`)
}

export async function down(_: MigrateDownArgs): Promise<void> {
  // A hash cannot be taken back.
}
