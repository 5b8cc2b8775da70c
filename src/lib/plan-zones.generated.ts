// Written by `npm run countries`.

/** The zones of the countries whose numbers are completed, by calling code. */
export const PLAN_ZONES = {
  1: /^(?:America\/(?:Antigua|Anguilla|Barbados|Nassau|Atikokan|Blanc-Sablon|Cambridge_Bay|Coral_Harbour|Creston|Dawson|Dawson_Creek|Edmonton|Fort_Nelson|Glace_Bay|Goose_Bay|Halifax|Inuvik|Iqaluit|Moncton|Montreal|Nipigon|Pangnirtung|Rainy_River|Rankin_Inlet|Regina|Resolute|St_Johns|Swift_Current|Thunder_Bay|Toronto|Vancouver|Whitehorse|Winnipeg|Yellowknife|Dominica|Santo_Domingo|Grenada|Jamaica|St_Kitts|Cayman|St_Lucia|Montserrat|Puerto_Rico|Lower_Princes|Grand_Turk|Port_of_Spain|Adak|Anchorage|Atka|Boise|Chicago|Denver|Detroit|Fort_Wayne|Indiana\/Indianapolis|Indiana\/Knox|Indiana\/Marengo|Indiana\/Petersburg|Indiana\/Tell_City|Indiana\/Vevay|Indiana\/Vincennes|Indiana\/Winamac|Indianapolis|Juneau|Kentucky\/Louisville|Kentucky\/Monticello|Knox_IN|Los_Angeles|Louisville|Menominee|Metlakatla|New_York|Nome|North_Dakota\/Beulah|North_Dakota\/Center|North_Dakota\/New_Salem|Phoenix|Shiprock|Sitka|Yakutat|St_Vincent|Tortola|St_Thomas|Virgin)|Pacific\/(?:Pago_Pago|Samoa|Guam|Saipan|Honolulu|Johnston|Midway|Wake)|US\/(?:Samoa|Alaska|Aleutian|Arizona|Central|East-Indiana|Eastern|Hawaii|Indiana-Starke|Michigan|Mountain|Pacific)|Atlantic\/(?:Bermuda)|Canada\/(?:Atlantic|Central|Eastern|Mountain|Newfoundland|Pacific|Saskatchewan|Yukon)|Jamaica|CST6CDT|EST5EDT|HST|MST|MST7MDT|Navajo|PST8PDT)$/,
  44: /^(?:Europe\/(?:Belfast|London|Guernsey|Isle_of_Man|Jersey)|GB|GB-Eire)$/,
  234: /^(?:Africa\/(?:Lagos))$/,
} as const;
