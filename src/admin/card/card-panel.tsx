import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LANGUAGES } from '../../domain/team-card';
import { Button } from '../../ui/button';
import { Check, TextField } from '../../ui/field';
import { ShownCard } from '../../ui/team-card';
import { type OwnCard, saveOwnCard, TEAM, useTeam } from '../people/use-team';
import { useStaff } from '../staff';
import { toastDone, toastFailure } from '../toasts';
import { PictureField } from './picture-field';

/** What one is called by the team, and whether visitors may read it. */
export function CardPanel({ onDone }: { onDone: () => void }) {
  const { id } = useStaff();
  const own = useTeam().members.find(({ user_id }) => user_id === id);
  if (!own) return null;
  const { name, languages, is_public, picture = null } = own;
  const stored = { name: name ?? '', languages: languages ?? [], is_public: is_public ?? false };
  return <CardForm stored={{ ...stored, picture }} onDone={onDone} />;
}

type Stored = Required<Omit<OwnCard, 'picture'>> & { picture: string | null };

function CardForm({ stored, onDone }: { stored: Stored; onDone: () => void }) {
  const { client } = useStaff();
  const queries = useQueryClient();
  const [card, setCard] = useState(stored);
  const [error, setError] = useState<string>();
  const [isPreparing, setIsPreparing] = useState(false);
  const saving = useMutation({
    mutationFn: () => {
      const { picture, ...said } = card;
      // This device may show an older card: a picture that was not touched here stays what it is.
      const isChanged = picture !== stored.picture;
      return saveOwnCard(client, { ...said, ...(isChanged && { picture: picture ?? '' }) });
    },
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: [TEAM] });
      toastDone(
        'Saved',
        card.is_public ? 'Visitors see it on the site.' : 'Only your colleagues see it.',
      );
      onDone();
    },
    onError: () =>
      toastFailure('It could not be saved. Please try again with a network.', 'Not Saved'),
  });
  const speak = (language: string, isSpoken: boolean) =>
    setCard({
      ...card,
      languages: isSpoken
        ? [...card.languages, language]
        : card.languages.filter((one) => one !== language),
    });
  return (
    <form
      className="mt-3 grid gap-6"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (card.name.trim() === '') setError('Please enter your name.');
        else saving.mutate();
      }}
    >
      <TextField
        id="card-name"
        label="Your name"
        autoComplete="name"
        maxLength={60}
        dir="auto"
        value={card.name}
        error={error}
        onChange={({ target }) => {
          setCard({ ...card, name: target.value });
          setError(undefined);
        }}
      />
      <PictureField
        {...card}
        onPreparing={setIsPreparing}
        onChange={(picture) => setCard((now) => ({ ...now, picture }))}
      />
      <fieldset className="grid grid-cols-2 gap-x-4">
        <legend className="field-label mb-1.5">Languages</legend>
        {LANGUAGES.map((language) => (
          <Check
            key={language}
            checked={card.languages.includes(language)}
            onChange={({ target }) => speak(language, target.checked)}
          >
            {language}
          </Check>
        ))}
      </fieldset>
      <div className="grid gap-3">
        <Check
          checked={card.is_public}
          onChange={({ target }) => setCard({ ...card, is_public: target.checked })}
        >
          Show my card to visitors
        </Check>
        <p className="note">
          With your usual answer time, on properties, “Verify us” and the consultations that you
          hold. Your address and number are never shown.
        </p>
        {card.is_public && card.name.trim() !== '' && (
          <div className="border border-line p-4">
            <ShownCard card={{ ...card, answers_in: null }} />
          </div>
        )}
      </div>
      <Button kind="primary" type="submit" disabled={saving.isPending || isPreparing}>
        {saving.isPending ? 'Saving...' : 'Save'}
      </Button>
    </form>
  );
}
