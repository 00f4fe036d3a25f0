import { Gauge, type Registry } from 'prom-client'
import type { Mailer } from '#providers/email/mailer.ts'

/** Adds whether the mail server takes emails: what the last attempt, or the last question since, showed. */
export function addMailServerMetric(registry: Registry, mailer: Pick<Mailer, 'isServerUp'>) {
  new Gauge({
    name: 'prairie_mail_server_up',
    help: 'Whether the mail server of SMTP_URL takes emails',
    registers: [registry],
    collect() {
      this.set(Number(mailer.isServerUp()))
    },
  })
}
