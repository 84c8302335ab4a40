import { Stack } from '@mantine/core'
import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { Answers } from './Answers.tsx'
import { Controls } from './Controls.tsx'
import { Formats } from './Formats.tsx'
import { Signs } from './Signs.tsx'

/** The components of the kit with their states, for whoever builds screens. */
export function StyleGuideScreen() {
  const t = useT()
  return (
    <Stack gap="lg">
      <Section title={t('styleGuide.pages')} flush>
        <Row as={Link} to={to.demoList()} title={t('styleGuide.list')} />
        <Row as={Link} to={to.demoForm()} title={t('styleGuide.form')} />
        <Row as={Link} to={to.demoDetail()} title={t('styleGuide.detail')} />
        <Row as={Link} to={to.demoFaces()} title={t('styleGuide.faces')} />
        <Row as={Link} to={to.demoRequests()} title={t('styleGuide.requests')} />
        <Row as={Link} to={to.demoStorage()} title={t('styleGuide.storage')} />
        <Row as={Link} to={to.demoSession()} title={t('styleGuide.session')} />
      </Section>
      <Controls />
      <Answers />
      <Signs />
      <Formats />
    </Stack>
  )
}
