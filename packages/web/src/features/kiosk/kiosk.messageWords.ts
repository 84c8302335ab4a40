import type { kioskMessages } from '@daybook/contract/kiosk/kiosk.contract.ts'
import type { MessageWordsOf } from '../message/index.ts'

export const kioskMessageWords: MessageWordsOf<typeof kioskMessages> = {
  cameSick: ({ t, sayDay }, { childName, day }) => ({
    title: t('kiosk.messageSick', { childName, day: sayDay(day) }),
    text: t('kiosk.messageSickText'),
  }),
  leftAsleep: ({ t, sayTime }, { childName, roomName, state, leftAt, byName }) => ({
    title: t(`kiosk.messageLeft.${state}`, { childName }),
    text: t('kiosk.messageLeftText', { roomName, byName, time: sayTime(leftAt) }),
  }),
  wrongPins: ({ t, sayTime }, { name, tablet, tries, until }) => ({
    title: t('kiosk.messagePins', { name }),
    text: t('kiosk.messagePinsText', { tries, tablet, time: sayTime(until) }),
  }),
  missing: ({ t, sayTime }, { name, direction, at, byName }) => ({
    title: t('kiosk.messageMissing', { name }),
    text: t(`kiosk.messageMissing.${direction}`, { time: sayTime(at), byName }),
  }),
}
