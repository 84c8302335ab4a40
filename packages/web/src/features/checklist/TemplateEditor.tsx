import { Button, Stack, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { ActionBar } from '../../kit/ActionBar.tsx'
import { EditRow } from '../../kit/EditRow.tsx'
import { moved } from '../../kit/moved.ts'
import { Section } from '../../kit/Section.tsx'
import { Tabs } from '../../kit/Tabs.tsx'
import { showToast } from '../../kit/toast.ts'
import { ApiError } from '../../platform/api/api.error.ts'
import { useT } from '../../platform/i18n/language.ts'
import { newId } from '../../platform/outbox/current.ts'
import { goBack, rememberPlace } from '../../platform/screens/navigate.ts'
import styles from './Check.module.css'
import { type OpenTemplate, saveTemplate } from './checklist.data.ts'
import { ItemSheet } from './ItemSheet.tsx'
import { Preview } from './Preview.tsx'
import { lackOf, newItem, type PlaceOfItem, withItem, withItemMoved } from './template.draft.ts'

/** A template that a manager changes: sections and items, their order, and how it will look. Saving makes a version. */
export function TemplateEditor({ template }: { template: OpenTemplate }) {
  const t = useT()
  // The version being edited: the list may be read again meanwhile.
  const [version] = useState(template.version)
  const [sections, setSections] = useState(template.sections)
  const [tab, setTab] = useState<'edit' | 'preview'>('edit')
  const [opened, setOpened] = useState<PlaceOfItem>()
  const [isOpen, setIsOpen] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const item = opened && sections[opened.section]?.items[opened.item]
  const isSound = sections.every(
    ({ title, items }) => title.trim() !== '' && items.every((one) => lackOf(one) === undefined),
  )

  function open(place: PlaceOfItem) {
    setOpened(place)
    setIsOpen(true)
  }

  async function save() {
    const isStillHere = rememberPlace()
    setIsSending(true)
    try {
      await saveTemplate({ kind: template.kind, version, sections: [...sections] })
      showToast(t('checklist.saved'))
      if (isStillHere()) goBack()
    } catch (error) {
      if (error instanceof ApiError && error.key === 'CHECKLIST_CHANGED')
        showToast(t('checklist.changedMeanwhile', { name: error.about.byName ?? '' }))
    } finally {
      setIsSending(false)
    }
  }

  return (
    <Stack p="1rem var(--gutter)">
      <Tabs
        label={t('checklist.view')}
        tabs={(['edit', 'preview'] as const).map((value) => ({ value, label: t(`checklist.${value}`) }))}
        value={tab}
        onChange={setTab}
      />
      {tab === 'preview' ? (
        <Preview sections={sections} />
      ) : (
        <>
          {sections.map((section, at) => (
            <Section key={section.id}>
              <EditRow
                name={section.title || t('checklist.section')}
                isFirst={at === 0}
                isLast={at === sections.length - 1}
                onMove={(by) => setSections(moved(sections, at, by))}
                onRemove={sections.length > 1 ? () => setSections(sections.toSpliced(at, 1)) : undefined}
              >
                <TextInput
                  label={t('checklist.section')}
                  maxLength={80}
                  value={section.title}
                  error={section.title.trim() === '' && t('field.REQUIRED')}
                  onChange={(event) =>
                    setSections(sections.with(at, { ...section, title: event.currentTarget.value }))
                  }
                />
              </EditRow>
              <ul className="list" style={{ marginBlock: '0.5rem' }}>
                {section.items.map((one, place) => (
                  <li key={one.id}>
                    <EditRow
                      name={one.text || t('checklist.newItem')}
                      isFirst={at === 0 && place === 0}
                      isLast={at === sections.length - 1 && place === section.items.length - 1}
                      onMove={(by) => setSections(withItemMoved(sections, { section: at, item: place }, by))}
                    >
                      <button
                        type="button"
                        className={styles.itemButton}
                        onClick={() => open({ section: at, item: place })}
                      >
                        <span>{one.text || t('checklist.newItem')}</span>
                        <span className="dim">{t(`checklist.type.${one.type}`)}</span>
                      </button>
                    </EditRow>
                  </li>
                ))}
              </ul>
              <Button
                variant="light"
                leftSection={<IconPlus size="1.25rem" aria-hidden="true" />}
                onClick={() => {
                  const items = [...section.items, newItem(newId())]
                  setSections(sections.with(at, { ...section, items }))
                  open({ section: at, item: items.length - 1 })
                }}
              >
                {t('checklist.addItem')}
              </Button>
            </Section>
          ))}
          <Button
            variant="default"
            leftSection={<IconPlus size="1.25rem" aria-hidden="true" />}
            onClick={() => setSections([...sections, { id: newId(), title: '', items: [] }])}
          >
            {t('checklist.addSection')}
          </Button>
        </>
      )}
      <ItemSheet
        key={item?.id}
        item={item}
        open={isOpen}
        onClose={() => setIsOpen(false)}
        onChange={(next) => opened && setSections(withItem(sections, opened, next))}
        onRemove={() => {
          setIsOpen(false)
          if (opened) setSections(withItem(sections, opened, undefined))
        }}
      />
      <ActionBar says={isSound ? undefined : t('checklist.unsound')}>
        <Button disabled={!isSound} loading={isSending} onClick={() => void save()}>
          {t('checklist.saveVersion')}
        </Button>
      </ActionBar>
    </Stack>
  )
}
