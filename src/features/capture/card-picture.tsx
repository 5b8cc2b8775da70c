import { Camera } from 'lucide';
import { useEffect, useId, useRef, useState } from 'react';
import { MOST_PICTURE_BYTES } from '../../domain/business-card';
import { Action, Button } from '../../ui/button';
import { FieldError } from '../../ui/field';
import { Icon } from '../../ui/icon';
import type { Card } from './card';

type Props = {
  card: Card | undefined;
  onChange: (card: Card | undefined) => void;
};

/** The picture of a visitor's business card: taken, looked at, and taken again or removed. */
export function CardPicture({ card, onChange }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { address, hasFailed } = useView(card);
  const problem = hasFailed
    ? 'This phone can’t read that as a picture. Take another, or save without one.'
    : undefined;

  /** Asked for the camera, many phones hide the gallery; asked for either, some hide the camera. */
  const ask = (source: 'camera' | 'gallery') => {
    if (source === 'camera') input.current?.setAttribute('capture', 'environment');
    else input.current?.removeAttribute('capture');
    input.current?.click();
  };
  const choose = (files: FileList | null) => {
    const file = files?.[0];
    if (file) onChange({ jpeg: shrinkPicture(file) });
    // So that the same file can be chosen again.
    if (input.current) input.current.value = '';
  };

  return (
    <section aria-label="Business card" className="field">
      <p className="field-label">
        Business card<span className="font-normal text-muted"> (optional)</span>
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {address && (
          <img
            src={address}
            alt="The visitor’s business card, as it will be sent"
            className="max-h-40 max-w-40 border border-line"
          />
        )}
        <Button
          ref={button}
          aria-describedby={problem && `${id}-error`}
          onClick={() => ask('camera')}
        >
          <Icon drawing={Camera} />
          <span>{address ? 'Take another' : 'Take a picture'}</span>
          <span className="sr-only"> of the card</span>
        </Button>
        <Action onClick={() => ask('gallery')}>
          Choose one<span className="sr-only"> from the pictures on this phone</span>
        </Action>
        {address && (
          <Action
            onClick={() => {
              onChange(undefined);
              button.current?.focus();
            }}
          >
            Remove<span className="sr-only"> the picture of the card</span>
          </Action>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={(event) => choose(event.target.files)}
      />
      <div role="status">
        {card && !address && !problem && <p className="note">Preparing the picture…</p>}
        <FieldError id={id} error={problem} />
      </div>
    </section>
  );
}

/** The picture's address while it is shown. */
function useView(card: Card | undefined) {
  const [view, setView] = useState<{ address?: string; hasFailed?: boolean }>({});
  useEffect(() => {
    let address: string | undefined;
    let isGone = false;
    card?.jpeg.then(
      (jpeg) => {
        if (isGone) return;
        address = URL.createObjectURL(new Blob([jpeg], { type: 'image/jpeg' }));
        setView({ address });
      },
      () => isGone || setView({ hasFailed: true }),
    );
    return () => {
      isGone = true;
      if (address) URL.revokeObjectURL(address);
      setView({});
    };
  }, [card]);
  return view;
}

/** The small print of a card is legible in it. */
const LONG_EDGE_PX = 1280;
/** From one that nobody can tell from the original to one that is still legible. */
const QUALITIES = [0.82, 0.7, 0.58, 0.46, 0.34];
/** If even that is too long, the picture gets smaller. */
const SMALLER = 0.75;
/** A camera's largest picture is far below it; decoding more could end the page. */
const MOST_FILE_BYTES = 60 * 1024 * 1024;

type Size = { width: number; height: number };

/** Returns a picture's size with its long edge shortened to what is kept; it is never enlarged. */
export function keptSize({ width, height }: Size): Size {
  const share = Math.min(1, LONG_EDGE_PX / Math.max(width, height));
  return { width: atLeastOne(width * share), height: atLeastOne(height * share) };
}

const atLeastOne = (pixels: number) => Math.max(1, Math.round(pixels));

/**
 * Encodes a picture so that the database takes it: with the best quality that is short enough or, if there is none,
 * smaller.
 */
export async function encodeToFit<Encoded extends { size: number }>(
  size: Size,
  encode: (size: Size, quality: number) => Promise<Encoded>,
): Promise<Encoded> {
  for (const quality of QUALITIES) {
    const encoded = await encode(size, quality);
    if (encoded.size <= MOST_PICTURE_BYTES) return encoded;
  }
  const { width, height } = size;
  return encodeToFit(
    { width: atLeastOne(width * SMALLER), height: atLeastOne(height * SMALLER) },
    encode,
  );
}

/**
 * Returns a picture as it is kept: small, upright, a JPEG, and without what the camera wrote into it, such as the place.
 * @throws if the file is no picture, or none that this browser can read
 */
async function shrinkPicture(file: Blob): Promise<ArrayBuffer> {
  if (file.size > MOST_FILE_BYTES) throw new Error('This file is too large for a picture.');
  const picture = await createImageBitmap(file);
  try {
    const jpeg = await encodeToFit(keptSize(picture), (size, quality) =>
      drawn(picture, size, quality),
    );
    return await jpeg.arrayBuffer();
  } finally {
    picture.close();
  }
}

function drawn(picture: ImageBitmap, { width, height }: Size, quality: number): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  return new Promise((resolve, reject) => {
    if (!context) throw new Error('This browser draws nothing.');
    // What is transparent would turn black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, width, height);
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('This picture can’t be stored.'))),
      'image/jpeg',
      quality,
    );
  });
}
