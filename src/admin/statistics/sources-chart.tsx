import { grouped } from '../../lib/english';
import { sourceWords } from '../rows/words';
import { type Statistics, shareOf, shareText } from './figures';
import { FiguresPart } from './parts';

type Props = { sources: Statistics['leads_by_source']; total: number };

export function SourcesChart({ sources, total }: Props) {
  return (
    <FiguresPart
      id="sources"
      title="Leads by source"
      heads={['Source', 'Leads', 'Share of all leads']}
      empty="No leads yet."
      lines={sources.map(({ source, leads }) => {
        const share = shareOf(leads, total);
        return {
          name: sourceWords(source),
          figure: grouped(leads),
          note: shareText(share),
          share,
        };
      })}
    />
  );
}
