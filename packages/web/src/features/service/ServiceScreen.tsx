import { Stack } from '@mantine/core'
import { IconDeviceMobile } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { LoadedPart } from '../../kit/LoadedPart.tsx'
import { Row } from '../../kit/Row.tsx'
import { SearchText } from '../../kit/SearchText.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { placeOf, to } from '../../platform/screens/places.ts'
import { useSession } from '../../platform/session/current.ts'
import { ProblemForm } from './ProblemForm.tsx'
import { contactsQuery } from './service.data.ts'
import { matching, topicsFor } from './service.topics.ts'
import { WhatIsNew } from './WhatIsNew.tsx'

/** Help: what the reader can do, whom to ask, and where to say that something does not work. */
export function ServiceScreen() {
  const t = useT()
  const [typed, setTyped] = useState('')
  const topics = topicsFor(t, useSession())
  const found = matching(topics, typed)
  const contacts = useQuery(contactsQuery())
  return (
    <Stack p="1rem var(--gutter)">
      <SearchText label={t('service.search')} text={typed} onChange={setTyped} />
      <Section title={t('service.can')} flush>
        {found.length === 0 && <EmptyState title={t('service.none')} hint={t('service.noneHint')} />}
        <ul className="list">
          {found.map(({ name, path, title, text, icon: Icon }) => (
            <li key={name}>
              <Row
                as={Link}
                to={placeOf(path)}
                start={Icon && <Icon size="1.5rem" />}
                title={title}
                detail={text}
              />
            </li>
          ))}
        </ul>
      </Section>
      <Section flush>
        <Row
          as={Link}
          to={to.firstSteps()}
          start={<IconDeviceMobile size="1.5rem" />}
          title={t('invitation.firstSteps')}
          detail={t('invitation.firstStepsHint')}
        />
      </Section>
      <Section title={t('service.ask')}>
        <LoadedPart read={contacts}>
          {(people) => (
            <ul className="list">
              {people.map(({ id, name }) => (
                <li key={id}>{name}</li>
              ))}
            </ul>
          )}
        </LoadedPart>
      </Section>
      <WhatIsNew />
      <ProblemForm topics={topics} />
    </Stack>
  )
}
