import { Button } from '@mantine/core'
import { IconBell, IconBellOff, IconHandClick } from '@tabler/icons-react'
import { useEffect } from 'react'
import { type AlarmState, listenForTouch, muteAlarm, useAlarmState } from '../../kit/alarm.ts'
import { showToast } from '../../kit/toast.ts'
import { useT } from '../../platform/i18n/language.ts'
import { chooseSound, useIsMuted } from '../../platform/sound.ts'

const looks = {
  ready: { icon: IconBell, word: 'sleep.soundOn' },
  waiting: { icon: IconHandClick, word: 'sleep.soundWaiting' },
  muted: { icon: IconBellOff, word: 'sleep.soundOff' },
  impossible: { icon: IconBellOff, word: 'sleep.soundImpossible' },
} as const satisfies Record<AlarmState, unknown>

/** Shows whether this device plays the alarm, and switches it on or off. */
export function SoundSwitch() {
  const t = useT()
  const state = useAlarmState()
  const muted = useIsMuted()
  useEffect(() => {
    muteAlarm(muted)
    return listenForTouch()
  }, [muted])
  const { icon: Icon, word } = looks[state]

  function press() {
    // Browsers allow sound after a touch, and this touch is enough.
    if (state === 'waiting') return
    if (state === 'impossible') return void showToast(t('sleep.soundImpossibleHint'))
    chooseSound(muted)
  }

  return (
    <Button
      px="xs"
      fz="sm"
      variant={state === 'ready' ? 'light' : 'default'}
      leftSection={<Icon size="1.25rem" aria-hidden="true" />}
      onClick={press}
    >
      {t(word)}
    </Button>
  )
}
