// The text of a message in the reader's language.
import type { Message } from '@daybook/contract/message/message.contract.ts'
import { declared } from '../../platform/declared.ts'
import type { MessageWords, Telling } from './message.kinds.ts'

export function messageWords(
  { kind, params }: Pick<Message, 'kind' | 'params'>,
  telling: Telling,
): MessageWords {
  const [feature = '', name = ''] = kind.split('.')
  const say = declared('messageWords')[feature]?.[name]
  // The server has validated the params against the schema of this kind.
  if (say) return say(telling, params)
  // A page opened before an update does not know the newest kinds.
  return { title: telling.t('message.unknown'), text: telling.t('message.unknownText') }
}
