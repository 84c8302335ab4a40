import { room } from '@daybook/contract/room/room.kind.ts'
import { staff } from '@daybook/contract/staff/staff.contract.ts'
import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import { ApiError } from '../../platform/api/api.error.ts'
import { client } from '../../platform/api/client.ts'
import { errorWords } from '../../platform/api/error.words.ts'
import { useT } from '../../platform/i18n/language.ts'
import { Code } from './Code.tsx'

const [staffApi, roomApi] = [client(staff), client(room)]
const quiet = { quiet: true }

const requests = {
  worked: () => roomApi.listRooms({}, quiet),
  notFound: () => staffApi.getStaff({ id: '00000000-0000-7000-8000-000000000000' }, quiet),
  invalid: () => staffApi.getStaff({ id: 'none' }, quiet),
}

interface Answer {
  id: number
  name: keyof typeof requests
  words: string
  detail: string
}

/** Real requests and how the app tells their answers: done, refused, without a network. */
export function DemoRequestsScreen() {
  const t = useT()
  const [answers, setAnswers] = useState<readonly Answer[]>([])
  async function ask(name: keyof typeof requests) {
    const answer = await requests[name]().then(
      (data) => ({
        words: t('styleGuide.answered'),
        detail: JSON.stringify(data).slice(0, 140),
      }),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        const detail = `${error.status} ${error.key ?? ''} ${JSON.stringify(error.fields)}`
        return { words: errorWords(error), detail }
      },
    )
    setAnswers((known) => [{ id: (known[0]?.id ?? 0) + 1, name, ...answer }, ...known].slice(0, 10))
  }
  return (
    <Stack gap="lg">
      <Section title={t('styleGuide.requests')}>
        <Group gap="sm">
          <Button onClick={() => void ask('worked')}>{t('styleGuide.request.worked')}</Button>
          <Button variant="default" onClick={() => void ask('notFound')}>
            {t('styleGuide.request.notFound')}
          </Button>
          <Button variant="default" onClick={() => void ask('invalid')}>
            {t('styleGuide.request.invalid')}
          </Button>
        </Group>
      </Section>
      <Section title={t('styleGuide.answers')} flush>
        {answers.length === 0 && <Row title={t('styleGuide.nothing')} />}
        <div role="log" aria-label={t('styleGuide.answers')}>
          {answers.map(({ id, name, words, detail }) => (
            <Row
              key={id}
              title={words}
              detail={<Code>{detail}</Code>}
              end={t(`styleGuide.request.${name}`)}
            />
          ))}
        </div>
      </Section>
    </Stack>
  )
}
