import { sunscreenApplication } from '@daybook/contract/sunscreenApplication/sunscreenApplication.kind.ts'
import {
  applicationState,
  asConsented,
  nextApplication,
  sunscreenApplicationRules,
} from '@daybook/contract/sunscreenApplication/sunscreenApplication.rules.ts'
import { IconAlertTriangle, IconBan, IconHome, IconSunHigh } from '@tabler/icons-react'
import { client } from '../../platform/api/client.ts'
import { careKind } from '../care/index.ts'

export const sunscreenApplicationCareKind = careKind({
  name: 'sunscreenApplication',
  subject: 'sunscreen',
  title: 'sunscreenApplication.title',
  gives: 'cream',
  api: client(sunscreenApplication),
  rules: sunscreenApplicationRules,
  words: { choose: 'sunscreenApplication.choose', never: 'sunscreenApplication.never' },
  quick: 'outcome',
  initial: {},
  fitted: (detail, { sunscreenConsent }) => asConsented(detail, sunscreenConsent),
  dueOf(entries, now) {
    const at = nextApplication(entries)
    return at === undefined ? undefined : { at, state: applicationState(at, now) }
  },
  remark: (t, { sunscreenConsent }) =>
    sunscreenConsent === 'centreCream'
      ? undefined
      : t(`sunscreenApplication.${sunscreenConsent ?? 'notAsked'}`),
  fields: {
    outcome: {
      name: 'outcome',
      label: 'sunscreenApplication.outcome',
      options: [
        {
          value: 'applied',
          word: 'sunscreenApplication.applied',
          says: 'sunscreenApplication.saysApplied',
          icons: [IconSunHigh],
        },
        { value: 'ownCream', word: 'sunscreenApplication.ownCream', icons: [IconHome] },
        { value: 'notConsented', word: 'sunscreenApplication.notConsented', icons: [IconBan] },
        { value: 'reaction', word: 'sunscreenApplication.reaction', icons: [IconAlertTriangle] },
      ],
    },
  },
})
