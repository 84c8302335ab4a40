// The text of a mail, plain and as HTML. Everything in it is escaped, so that a name cannot add markup.
import { headerLine, type Mail } from './mail.ts'

export interface Letter {
  language: 'en-US' | 'zh-CN'
  subject: string
  paragraphs: readonly string[]
  /** What to open, with the words of its button. */
  link?: { words: string; url: string }
  /** Why the reader gets it. */
  footer: string
}

export function writeMail(letter: Letter, { id, to }: Pick<Mail, 'id' | 'to'>): Mail {
  return { id, to, subject: headerLine(letter.subject), text: plain(letter), html: html(letter) }
}

const plain = ({ subject, paragraphs, link, footer }: Letter) =>
  [subject, ...paragraphs, ...(link ? [`${link.words}: ${link.url}`] : []), `-- \n${footer}`].join('\n\n')

const html = ({ language, subject, paragraphs, link, footer }: Letter) =>
  `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px;background:#F4F4F2;color:#24211C;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:24px;background:#FFFFFF;border:1px solid #E4E2DC;border-radius:12px">
<h1 style="margin:0 0 16px;font-size:20px">${escaped(subject)}</h1>
${paragraphs.map((text) => `<p style="margin:0 0 16px">${escaped(text)}</p>`).join('\n')}
${link ? button(link) : ''}
</div>
<p style="max-width:520px;margin:16px auto 0;color:#66615A;font-size:14px">${escaped(footer)}</p>
</body>
</html>
`

const button = ({ words, url }: NonNullable<Letter['link']>) =>
  `<p style="margin:0"><a href="${escaped(url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1D64D8;color:#FFFFFF;text-decoration:none">${escaped(words)}</a></p>`

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter)
