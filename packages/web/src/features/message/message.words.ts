// The text of a message in the reader's language. It stands in the pack of the feature that sends it: `message.tooFew` is
// the title and `message.tooFew.text` the text. A placeholder is one of the message's params, with its format if it has
// one: `{{childName}}`, `{{dueAt, time}}`, `{{day, day}}`, `{{kind, feature}}`. A format that ends in a dot is the start of
// a key: `{{why, error.}}` is the text of `error.BOTTLE_ENDED`. A law compares them with the contract
// (tools/laws/messages.test.ts).
import type { Message } from '@daybook/contract/message/message.contract.ts'
import { declared } from '../../platform/declared.ts'
import { wordsOf } from '../../platform/i18n/language.ts'
import type { MessageWords, Telling } from './message.kinds.ts'

type Told = Pick<Message, 'kind' | 'params'>

export function messageWords(message: Told, telling: Telling): MessageWords {
  const [feature = '', name = ''] = message.kind.split('.')
  const say = declared('messageWords')[feature]?.[name]
  // The server has validated the params against the schema of this kind.
  if (say) return say(telling, message.params)
  const key = `${feature}.message.${name}`
  const title = textOf(key, feature, message, telling)
  const text = textOf(`${key}.text`, feature, message, telling)
  if (title !== undefined && text !== undefined) return { title, text }
  // A page opened before an update does not know the newest kinds.
  return { title: telling.t('message.unknown'), text: telling.t('message.unknownText') }
}

function textOf(key: string, feature: string, { params }: Told, telling: Telling): string | undefined {
  // A message with plural forms has one number, for example the years of an anniversary.
  const count = Object.values(params).find((value) => typeof value === 'number')
  return wordsOf(key, count)?.replace(/\{\{(\w+)(?:, ([\w.]+))?\}\}/g, (marker, name: string, format = '') =>
    params[name] === undefined ? marker : formatted(String(params[name]), format, feature, telling),
  )
}

function formatted(value: string, format: string, feature: string, telling: Telling): string {
  const { sayTime, sayDay, sayFeature } = telling
  if (format === 'time') return sayTime(value)
  if (format === 'day') return sayDay(value)
  if (format === 'feature') return sayFeature(value) ?? wordsOf(`${feature}.unnamed`) ?? value
  return (format.endsWith('.') && wordsOf(format + value)) || value
}
