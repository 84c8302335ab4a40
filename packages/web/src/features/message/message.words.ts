// The text of a message in the reader's language. It stands in the pack of the feature that sends it: `message.tooFew` is
// the title and `message.tooFew.text` the text. A placeholder is one of the message's params, with its format if it has
// one: `{{childName}}`, `{{dueAt, time}}`, `{{day, day}}` for one day or several, `{{kind, feature}}`. A format that ends in a dot is the start of
// a key: `{{why, error.}}` is the text of `error.BOTTLE_ENDED`. A law compares them with the contract
// (tools/laws/messages.test.ts).
import type { Message } from '@daybook/contract/message/message.contract.ts'
import type { MessageParams } from '@daybook/contract/message/message.kind.ts'
import { declared } from '../../platform/declared.ts'
import { wordsOf } from '../../platform/i18n/language.ts'
import type { MessageWords, Telling } from './message.kinds.ts'

type Told = Pick<Message, 'kind' | 'params'>

export function messageWords({ kind, params }: Told, telling: Telling): MessageWords {
  const [feature = '', name = ''] = kind.split('.')
  const key = `${feature}.message.${name}`
  const own = declared('messageWords')[feature]?.[name]
  const format = formatter(feature, telling)
  // The server has validated the params against the schema of this kind.
  const title = own?.title?.(telling, params) ?? textOf(key, params, format)
  const text = own?.text?.(telling, params) ?? textOf(`${key}.text`, params, format)
  if (title !== undefined && text !== undefined) return { title, text }
  // A page opened before an update does not know the newest kinds.
  return { title: telling.t('message.unknown'), text: telling.t('message.unknownText') }
}

type Format = (value: string, as?: string) => string

function textOf(key: string, params: MessageParams, format: Format): string | undefined {
  // A message with plural forms has one number, for example the years of an anniversary.
  const count = Object.values(params).find((value) => typeof value === 'number')
  return wordsOf(key, count)?.replace(/\{\{(\w+)(?:, ([\w.]+))?\}\}/g, (marker, name: string, as?: string) =>
    params[name] === undefined ? marker : format(String(params[name]), as),
  )
}

function formatter(feature: string, { sayTime, sayDay, sayFeature }: Telling): Format {
  return (value, as) => {
    if (as === 'time') return sayTime(value)
    if (as === 'day') return value.split(',').map(sayDay).join(wordsOf('kit.comma'))
    if (as === 'feature') return sayFeature(value) ?? wordsOf(`${feature}.unnamed`) ?? value
    return (as && wordsOf(as + value)) ?? value
  }
}
