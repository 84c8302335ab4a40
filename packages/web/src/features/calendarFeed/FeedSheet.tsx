import { Button, Stack, TextInput } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNow } from '../../kit/clock.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import { Sheet } from '../../kit/Sheet.tsx'
import { showToast } from '../../kit/toast.ts'
import { copyText } from '../../platform/copy.ts'
import { useT } from '../../platform/i18n/language.ts'
import { receiveAnswer } from '../../platform/live/receive.ts'
import { useFriendlyTime } from '../../platform/time/centre.time.ts'
import { feedApi, feedQuery } from './calendarFeed.data.ts'

interface FeedSheetProps {
  open: boolean
  onClose: () => void
}

/** The secret address of one's own calendar: made, renewed and turned off. */
export function FeedSheet({ open, onClose }: FeedSheetProps) {
  const t = useT()
  const read = useQuery({ ...feedQuery(), enabled: open })
  const [address, setAddress] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  /** A call that fails says why by itself. */
  const during = (work: () => Promise<void>) => {
    setIsBusy(true)
    void work()
      .catch(() => undefined)
      .finally(() => setIsBusy(false))
  }
  async function renew() {
    const answer = await feedApi.renewFeed()
    receiveAnswer(feedApi.renewFeed.id, answer)
    setAddress(new URL(answer.path, location.origin).href)
  }
  async function end() {
    receiveAnswer(feedApi.endFeed.id, await feedApi.endFeed())
    setAddress(undefined)
    showToast(t('calendarFeed.ended'))
  }

  const hasOne = typeof read.data?.madeAt === 'string'
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('calendarFeed.title')}
      actions={
        <>
          {hasOne && (
            <Button variant="default" disabled={isBusy} onClick={() => during(end)}>
              {t('calendarFeed.end')}
            </Button>
          )}
          <Button loading={isBusy} onClick={() => during(renew)}>
            {t(hasOne ? 'calendarFeed.renew' : 'calendarFeed.make')}
          </Button>
        </>
      }
    >
      <Stack gap="sm">
        <p>{t('calendarFeed.hint')}</p>
        {address ? (
          <Address address={address} />
        ) : (
          <Loaded read={read} skeleton="list">
            {({ madeAt }) => <State madeAt={madeAt} />}
          </Loaded>
        )}
      </Stack>
    </Sheet>
  )
}

function State({ madeAt }: { madeAt: string | null }) {
  const t = useT()
  const now = useNow()
  const friendlyTime = useFriendlyTime()
  if (madeAt === null) return <p>{t('calendarFeed.none')}</p>
  return <p>{t('calendarFeed.madeAt', { time: friendlyTime(madeAt, now) })}</p>
}

function Address({ address }: { address: string }) {
  const t = useT()
  return (
    <>
      <TextInput
        readOnly
        label={t('calendarFeed.address')}
        description={t('calendarFeed.keepSecret')}
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button
        variant="light"
        leftSection={<IconCopy size="1.25rem" aria-hidden="true" />}
        onClick={() => void copyText(address)}
      >
        {t('calendarFeed.copy')}
      </Button>
    </>
  )
}
