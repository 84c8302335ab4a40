// Mails by SMTP. A server that does not answer is given up on soon; the job that sends the mail tries again.
import { createTransport } from 'nodemailer'
import type { SendMail } from './mail.ts'

export interface SmtpConfig {
  /** `smtps://user:password@mail.example.org:465` */
  url: string
  /** The address that mails come from. */
  from: string
}

/** In milliseconds. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

export function smtpSender({ url, from }: SmtpConfig): SendMail {
  const transport = createTransport({
    ...optionsOf(new URL(url)),
    ...patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = from.slice(from.lastIndexOf('@') + 1)
  return async ({ id, to, subject, text, html, calendar }) => {
    await transport.sendMail({
      from: { name: 'Daybook', address: from },
      to: { name: '', address: to },
      subject,
      text,
      html,
      ...(calendar && {
        icalEvent: { method: calendar.method, filename: 'invite.ics', content: calendar.text },
      }),
      messageId: `<${id}@${domain}>`,
      // No out-of-office answers.
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
  }
}

function optionsOf({ protocol, hostname, port, username, password }: URL) {
  const secure = protocol === 'smtps:'
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]'
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    // A password or a code never travels unencrypted.
    requireTLS: !secure && !isLocal,
    ignoreTLS: isLocal && !secure,
    auth: username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined,
  }
}
