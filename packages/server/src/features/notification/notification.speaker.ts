// What a message says in a language, outside of our own app: in a mail, in a push, and for other clients.
import type { MessageParams } from '@daybook/contract/message/message.kind.ts'
import { languagePacks } from '../language/language.routes.ts'
import { type AnyAlert, type AnyAlerts, alertWords } from './notification.alert.ts'

export type Language = 'en-US' | 'zh-CN'

interface Kept {
  kind: string
  params: MessageParams
}

/** Says a message, or undefined for a kind that an update has removed. */
export type SayMessage = (message: Kept, language: Language) => Promise<string | undefined>

interface SpeakerParts {
  alerts: readonly AnyAlerts[]
  languageRoot: string | undefined
}

export const byKind = (alerts: readonly AnyAlerts[]) =>
  new Map<string, AnyAlert>(alerts.flatMap((own) => Object.values(own).map((alert) => [alert.kind, alert])))

/** With the titles of features from the web app's packs. */
export function speaker({ alerts, languageRoot }: SpeakerParts): SayMessage {
  const packs = languagePacks(languageRoot)
  const all = byKind(alerts)
  return async ({ kind, params }, language) => {
    const pack = await packs(language)
    const alert = all.get(kind)
    return alert && alertWords(alert, params, language, (name) => pack?.[`${name}.title`])
  }
}
