// The drills and counts that a centre had before they became roll calls.
import { ownDatabase } from '@daybook/testkit/postgres.ts'
import pg from 'pg'
import { expect, it } from 'vitest'
import { knownMigrations } from '../../platform/database/migrate.ts'

const at = '2026-03-10T21:30:00Z'
const id = (n: number) => `00000000-0000-7000-8000-00000000000${n}`
const [hana, aroha, tama, room, event, stop, drill] = [1, 2, 3, 4, 5, 6, 7].map(id)

const detail = JSON.stringify({
  type: 'excursion',
  name: 'Walk',
  day: '2026-03-11',
  startTime: '10:00',
  minutes: 60,
  where: 'Library',
  roomIds: [room],
  childIds: [],
  staffIds: [],
  leadId: hana,
  leavesPremises: true,
  adults: 2,
  childrenPlanned: 2,
  risks: 'Traffic',
  parentsAgree: 'all',
})

const before = `
  select set_config('app.tenant_id', '100001', false);
  insert into centre (tenant_id, name) values ('100001', 'Kōwhai');
  insert into staff (id, account, password_hash, real_name, roles) values ('${hana}', 'hana', '', 'Hana', '{teacher}');
  insert into room (id, code, name, capacity) values ('${room}', 'tui', 'Tūī', 9);
  insert into child (id, first_name, family_name, birth_date)
    values ('${aroha}', 'Aroha', 'A', '2022-01-01'), ('${tama}', 'Tama', 'T', '2022-01-01');
  insert into attendance (id, child_id, room_id, day, signed_in_at, signed_in_by)
    select gen_random_uuid(), child.id, '${room}', '2026-03-11', '${at}'::timestamptz - interval '1 hour', '${hana}'
    from child;
  insert into report (id, kind, author_id, submitted_at, state, summary, detail, starts_at, ends_at, due_on, due_person_id)
    values ('${event}', 'event', '${hana}', '${at}', 'submitted', 'Walk', '${detail}', '${at}',
      '${at}'::timestamptz + interval '1 hour', '2026-03-11', '${hana}');
  insert into event_stop (id, event_id, place, started_at, started_by, finished_at, finished_by)
    values ('${stop}', '${event}', 'Bus stop', '${at}', '${hana}', '${at}', '${hana}');
  insert into event_mark (id, stop_id, child_id, marked_at, marked_by)
    values (gen_random_uuid(), '${stop}', '${aroha}', '${at}', '${hana}');
  insert into drill (id, type, day, started_at, started_by, ended_at) values ('${drill}', 'fire', '2026-03-11', '${at}', '${hana}', '${at}');
  insert into drill_person (id, drill_id, child_id, marked_at, marked_by)
    values (gen_random_uuid(), '${drill}', '${aroha}', '${at}', '${hana}'), (gen_random_uuid(), '${drill}', '${tama}', null, null)`

it('keeps every drill and count with its marks, and who was to be counted', async () => {
  const { ownerUrl, release } = await ownDatabase()
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query('drop schema public cascade; create schema public')
    const known = knownMigrations()
    const place = known.findIndex(({ name }) => name.endsWith('_roll_calls'))
    for (const { sql } of known.slice(0, place)) await client.query(sql)
    await client.query(before)
    await client.query(known[place]?.sql ?? '')
    const { rows } = await client.query(
      `select roll.kind, roll.place, roll.ended_at is not null as ended, coalesce(child.first_name, staff.real_name) as name,
         person.marked_at is not null as seen
       from roll_call roll join roll_call_person person on person.roll_call_id = roll.id
       left join child on child.id = person.child_id left join staff on staff.id = person.staff_id
       order by roll.kind, name`,
    )
    const fire = { kind: 'drill', place: null, ended: true }
    const count = { kind: 'excursion', place: 'Bus stop', ended: true }
    expect(rows).toEqual([
      { ...fire, name: 'Aroha', seen: true },
      { ...fire, name: 'Tama', seen: false },
      { ...count, name: 'Aroha', seen: true },
      { ...count, name: 'Hana', seen: false },
      { ...count, name: 'Tama', seen: false },
    ])
  } finally {
    await client.end()
    await release()
  }
})
