import { PANORAMA_WIDTHS, type TourRoom } from '../../domain/home-tour';
import { pictureUrl, withoutPreview } from '../../domain/picture';
import { Action } from '../../ui/button';
import { Picture } from '../../ui/picture';

type Props = {
  rooms: TourRoom[];
  current: string;
  /** Whether there is a view to look around in; else each room's picture is all. */
  canTurn: boolean;
  onChoose: (id: string) => void;
};

/** All rooms, each with its picture and what is in it. */
export function RoomList({ rooms, current, canTurn, onChoose }: Props) {
  return (
    <section className="wrap" aria-labelledby="rooms-title">
      <div className="section ruled">
        <h2 id="rooms-title" className="title">
          Room by room
        </h2>
        <ul className="mt-8 grid gap-x-8 gap-y-10 md:grid-cols-2">
          {rooms.map((room) => (
            // The build lists the files that a document names, to be saved with the page.
            <li key={room.id} data-panorama={filesOf(room)}>
              <Picture
                picture={withoutPreview(room.still)}
                sizes="(min-width: 48rem) 33rem, 100vw"
                className="aspect-[8/5] w-full object-cover"
              />
              <h3 className="subtitle mt-3 font-serif">{room.name}</h3>
              <p className="mt-1 text-muted">{room.text}</p>
              {canTurn && (
                <Action
                  className="no-print mt-1"
                  aria-current={room.id === current || undefined}
                  onClick={() => onChoose(room.id)}
                >
                  {`Look around: ${room.name}`}
                </Action>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const filesOf = ({ panorama }: TourRoom) =>
  PANORAMA_WIDTHS.avif.map((width) => pictureUrl(panorama, width, 'avif')).join(' ');
