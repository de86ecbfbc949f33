// Generated from generated/openapi.json by `make generate`: do not edit.

export interface paths {
    "/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a key
         * @description Gives an API key of the free plan. The key is shown once.
         */
        post: operations["sign_up"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All services and tools
         * @description Every service with its tools, lifecycle and addresses.
         */
        get: operations["list_services"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/{service}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The tools of a service
         * @description Every tool of one service with its arguments and result.
         */
        get: operations["list_tools"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the server is well
         * @description State of the server, its store and each source.
         */
        get: operations["health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List keys
         * @description Keys with plan, e-mail address and last use, newest first.
         */
        get: operations["admin_list_keys"];
        put?: never;
        /**
         * Create a key
         * @description Gives a key of any plan. The key is shown once.
         */
        post: operations["admin_create_key"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/keys/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate a key
         * @description Gives a new key; the old one works until the overlap ends.
         */
        post: operations["admin_rotate_key"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/keys/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke a key
         * @description The key is refused from now on.
         */
        post: operations["admin_revoke_key"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read feedback
         * @description What report_feedback received, newest first.
         */
        get: operations["admin_list_feedback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/currency-conversion/convert_currency": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Convert an amount of money from one currency into another at the daily reference rate, of today or of a past day.
         * @description Convert an amount of money from one currency into another at the daily reference rate, of today or of a past day. Without a date the latest rates apply. On weekends and bank holidays those of the last published day before do, and rate_date says which. Rates go back to 1999-01-04. Reference rates are for information; a bank's or a card's rate differs.
         */
        get: operations["currency_conversion__convert_currency__get"];
        put?: never;
        /**
         * Convert an amount of money from one currency into another at the daily reference rate, of today or of a past day.
         * @description Convert an amount of money from one currency into another at the daily reference rate, of today or of a past day. Without a date the latest rates apply. On weekends and bank holidays those of the last published day before do, and rate_date says which. Rates go back to 1999-01-04. Reference rates are for information; a bank's or a card's rate differs.
         */
        post: operations["currency_conversion__convert_currency"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/currency-conversion/get_exchange_rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exchange rates of one currency against all others (30 and more) at the daily reference rates, of today or of a past day.
         * @description Exchange rates of one currency against all others (30 and more) at the daily reference rates, of today or of a past day. Without a date the latest rates apply. On weekends and bank holidays those of the last published day before do, and rate_date says which. Older days have other currencies, such as BGN, HRK and RUB. Rates go back to 1999-01-04.
         */
        get: operations["currency_conversion__get_exchange_rates__get"];
        put?: never;
        /**
         * Exchange rates of one currency against all others (30 and more) at the daily reference rates, of today or of a past day.
         * @description Exchange rates of one currency against all others (30 and more) at the daily reference rates, of today or of a past day. Without a date the latest rates apply. On weekends and bank holidays those of the last published day before do, and rate_date says which. Older days have other currencies, such as BGN, HRK and RUB. Rates go back to 1999-01-04.
         */
        post: operations["currency_conversion__get_exchange_rates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/currency-conversion/list_currencies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The currencies that can be converted now, with their names, and those that ended, with the last day of their rates.
         * @description The currencies that can be converted now, with their names, and those that ended, with the last day of their rates.
         */
        get: operations["currency_conversion__list_currencies__get"];
        put?: never;
        /**
         * The currencies that can be converted now, with their names, and those that ended, with the last day of their rates.
         * @description The currencies that can be converted now, with their names, and those that ended, with the last day of their rates.
         */
        post: operations["currency_conversion__list_currencies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/currency-conversion/report_feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a bug, a missing feature or any other remark about this service to the people who run it.
         * @description Report a bug, a missing feature or any other remark about this service to the people who run it.
         */
        post: operations["currency_conversion__report_feedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/dk-registry/lookup_dkregistry_company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One Danish company by its CVR number.
         * @description One Danish company by its CVR number. Gives name, address, legal form, industry, employees, owners and production units. A number that no company can have is answered not_found without asking the register.
         */
        get: operations["dk_registry__lookup_dkregistry_company__get"];
        put?: never;
        /**
         * One Danish company by its CVR number.
         * @description One Danish company by its CVR number. Gives name, address, legal form, industry, employees, owners and production units. A number that no company can have is answered not_found without asking the register.
         */
        post: operations["dk_registry__lookup_dkregistry_company"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/dk-registry/search_dkregistry_company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The Danish company that best matches a name.
         * @description The Danish company that best matches a name. One company, not a list, and it may only resemble what was asked for: name_match says how near it is.
         */
        get: operations["dk_registry__search_dkregistry_company__get"];
        put?: never;
        /**
         * The Danish company that best matches a name.
         * @description The Danish company that best matches a name. One company, not a list, and it may only resemble what was asked for: name_match says how near it is.
         */
        post: operations["dk_registry__search_dkregistry_company"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/dk-registry/lookup_dkregistry_production_unit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The Danish company that a production unit (place of business, P-number) belongs to.
         * @description The Danish company that a production unit (place of business, P-number) belongs to. The company's whole record, with the unit that was asked for first among its production units.
         */
        get: operations["dk_registry__lookup_dkregistry_production_unit__get"];
        put?: never;
        /**
         * The Danish company that a production unit (place of business, P-number) belongs to.
         * @description The Danish company that a production unit (place of business, P-number) belongs to. The company's whole record, with the unit that was asked for first among its production units.
         */
        post: operations["dk_registry__lookup_dkregistry_production_unit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/dk-registry/report_feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a bug, a missing feature or any other remark about this service to the people who run it.
         * @description Report a bug, a missing feature or any other remark about this service to the people who run it.
         */
        post: operations["dk_registry__report_feedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/eu-bank-fx/get_rate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The latest reference exchange rate between two currencies, published by the European Central Bank each working day at about 16:00 CET.
         * @description The latest reference exchange rate between two currencies, published by the European Central Bank each working day at about 16:00 CET. Rates against the euro are as published; others are cross rates over the euro, rounded to 8 significant digits. For a rate of a past day use get_history, or convert_currency of currency-conversion.
         */
        get: operations["eu_bank_fx__get_rate__get"];
        put?: never;
        /**
         * The latest reference exchange rate between two currencies, published by the European Central Bank each working day at about 16:00 CET.
         * @description The latest reference exchange rate between two currencies, published by the European Central Bank each working day at about 16:00 CET. Rates against the euro are as published; others are cross rates over the euro, rounded to 8 significant digits. For a rate of a past day use get_history, or convert_currency of currency-conversion.
         */
        post: operations["eu_bank_fx__get_rate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/eu-bank-fx/get_rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The latest reference exchange rates of one currency against all others (about 30), published by the European Central Bank.
         * @description The latest reference exchange rates of one currency against all others (about 30), published by the European Central Bank. Rates of EUR are as published; those of other bases are cross rates over the euro, rounded to 8 significant digits.
         */
        get: operations["eu_bank_fx__get_rates__get"];
        put?: never;
        /**
         * The latest reference exchange rates of one currency against all others (about 30), published by the European Central Bank.
         * @description The latest reference exchange rates of one currency against all others (about 30), published by the European Central Bank. Rates of EUR are as published; those of other bases are cross rates over the euro, rounded to 8 significant digits.
         */
        post: operations["eu_bank_fx__get_rates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/eu-bank-fx/get_history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Daily reference exchange rates between two currencies over the last 1 to 90 calendar days, newest first.
         * @description Daily reference exchange rates between two currencies over the last 1 to 90 calendar days, newest first. Days are calendar days: about 5 of 7 have a rate, none on weekends and bank holidays. When the window holds no published day (a short one over a long weekend), the newest day is given all the same.
         */
        get: operations["eu_bank_fx__get_history__get"];
        put?: never;
        /**
         * Daily reference exchange rates between two currencies over the last 1 to 90 calendar days, newest first.
         * @description Daily reference exchange rates between two currencies over the last 1 to 90 calendar days, newest first. Days are calendar days: about 5 of 7 have a rate, none on weekends and bank holidays. When the window holds no published day (a short one over a long weekend), the newest day is given all the same.
         */
        post: operations["eu_bank_fx__get_history"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/eu-bank-fx/report_feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a bug, a missing feature or any other remark about this service to the people who run it.
         * @description Report a bug, a missing feature or any other remark about this service to the people who run it.
         */
        post: operations["eu_bank_fx__report_feedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/eu-law/search_legislation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search EU regulations, directives and decisions by words of their English title, newest first.
         * @description Search EU regulations, directives and decisions by words of their English title, newest first. All words must stand in the title, in any order and also inside longer words; put a phrase in double quotes. Use few, formal words ("artificial intelligence", "general data protection"), not everyday names such as GDPR. A doc_type and above all a year make the search much faster, and are needed to see the newest of a very common word. For topics try search_by_subject.
         */
        get: operations["eu_law__search_legislation__get"];
        put?: never;
        /**
         * Search EU regulations, directives and decisions by words of their English title, newest first.
         * @description Search EU regulations, directives and decisions by words of their English title, newest first. All words must stand in the title, in any order and also inside longer words; put a phrase in double quotes. Use few, formal words ("artificial intelligence", "general data protection"), not everyday names such as GDPR. A doc_type and above all a year make the search much faster, and are needed to see the newest of a very common word. For topics try search_by_subject.
         */
        post: operations["eu_law__search_legislation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/eu-law/get_document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One document of EU law by its CELEX number: title, dates, types, whether it is in force, subjects, links to the text.
         * @description One document of EU law by its CELEX number: title, dates, types, whether it is in force, subjects, links to the text. A CELEX number is sector, year, type letter and number: 32016R0679 is sector 3 (legislation), 2016, R (regulation), 679. L is directive, D decision; sector 0 are consolidated texts (02016R0679-20160504), 6 case law.
         */
        get: operations["eu_law__get_document__get"];
        put?: never;
        /**
         * One document of EU law by its CELEX number: title, dates, types, whether it is in force, subjects, links to the text.
         * @description One document of EU law by its CELEX number: title, dates, types, whether it is in force, subjects, links to the text. A CELEX number is sector, year, type letter and number: 32016R0679 is sector 3 (legislation), 2016, R (regulation), 679. L is directive, D decision; sector 0 are consolidated texts (02016R0679-20160504), 6 case law.
         */
        post: operations["eu_law__get_document"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/eu-law/get_recent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * EU regulations, directives and decisions of the last days, by date of signature, newest first.
         * @description EU regulations, directives and decisions of the last days, by date of signature, newest first. Acts are published in the Official Journal days after their signature, so that the last few days are thin; most acts of the EU are implementing regulations.
         */
        get: operations["eu_law__get_recent__get"];
        put?: never;
        /**
         * EU regulations, directives and decisions of the last days, by date of signature, newest first.
         * @description EU regulations, directives and decisions of the last days, by date of signature, newest first. Acts are published in the Official Journal days after their signature, so that the last few days are thin; most acts of the EU are implementing regulations.
         */
        post: operations["eu_law__get_recent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/eu-law/search_by_subject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * EU legal acts indexed under a subject of the EuroVoc thesaurus, newest first, with all their subjects.
         * @description EU legal acts indexed under a subject of the EuroVoc thesaurus, newest first, with all their subjects. The subject is a EuroVoc descriptor in any case, such as "artificial intelligence" or "consumer protection", or its id. Where no descriptor is exactly that, the shortest one that holds the words is taken; subject says which, and other_subjects names further ones. Descriptors in other languages work too.
         */
        get: operations["eu_law__search_by_subject__get"];
        put?: never;
        /**
         * EU legal acts indexed under a subject of the EuroVoc thesaurus, newest first, with all their subjects.
         * @description EU legal acts indexed under a subject of the EuroVoc thesaurus, newest first, with all their subjects. The subject is a EuroVoc descriptor in any case, such as "artificial intelligence" or "consumer protection", or its id. Where no descriptor is exactly that, the shortest one that holds the words is taken; subject says which, and other_subjects names further ones. Descriptors in other languages work too.
         */
        post: operations["eu_law__search_by_subject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/eu-law/report_feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a bug, a missing feature or any other remark about this service to the people who run it.
         * @description Report a bug, a missing feature or any other remark about this service to the people who run it.
         */
        post: operations["eu_law__report_feedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/eu-research/search_projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search EU-funded research projects by words, most relevant first, optionally of one programme or coordinating country.
         * @description Search EU-funded research projects by words, most relevant first, optionally of one programme or coordinating country. All words must occur in the project's record; put a phrase in double quotes. The source cannot filter by country: its first 200 matches are looked through, and note says when there are more. Funding is read from each project's record; projects in funding_unread could not be read in time.
         */
        get: operations["eu_research__search_projects__get"];
        put?: never;
        /**
         * Search EU-funded research projects by words, most relevant first, optionally of one programme or coordinating country.
         * @description Search EU-funded research projects by words, most relevant first, optionally of one programme or coordinating country. All words must occur in the project's record; put a phrase in double quotes. The source cannot filter by country: its first 200 matches are looked through, and note says when there are more. Funding is read from each project's record; projects in funding_unread could not be read in time.
         */
        post: operations["eu_research__search_projects"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/eu-research/get_project": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One EU research project by its grant reference: objective, funding, programme, dates and all participants.
         * @description One EU research project by its grant reference: objective, funding, programme, dates and all participants.
         */
        get: operations["eu_research__get_project__get"];
        put?: never;
        /**
         * One EU research project by its grant reference: objective, funding, programme, dates and all participants.
         * @description One EU research project by its grant reference: objective, funding, programme, dates and all participants.
         */
        post: operations["eu_research__get_project"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/eu-research/search_by_programme": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Projects of one EU framework programme (Horizon Europe back to FP5), most recently started first.
         * @description Projects of one EU framework programme (Horizon Europe back to FP5), most recently started first. Projects that are signed and start after today are left out. For projects on a subject use search_projects with its programme argument.
         */
        get: operations["eu_research__search_by_programme__get"];
        put?: never;
        /**
         * Projects of one EU framework programme (Horizon Europe back to FP5), most recently started first.
         * @description Projects of one EU framework programme (Horizon Europe back to FP5), most recently started first. Projects that are signed and start after today are left out. For projects on a subject use search_projects with its programme argument.
         */
        post: operations["eu_research__search_by_programme"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/eu-research/get_recent_projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The EU research projects that started last, over all programmes, newest start first.
         * @description The EU research projects that started last, over all programmes, newest start first. Projects that are signed and start after today are left out.
         */
        get: operations["eu_research__get_recent_projects__get"];
        put?: never;
        /**
         * The EU research projects that started last, over all programmes, newest start first.
         * @description The EU research projects that started last, over all programmes, newest start first. Projects that are signed and start after today are left out.
         */
        post: operations["eu_research__get_recent_projects"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/eu-research/report_feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a bug, a missing feature or any other remark about this service to the people who run it.
         * @description Report a bug, a missing feature or any other remark about this service to the people who run it.
         */
        post: operations["eu_research__report_feedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/horoscopes/list_zodiac_signs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All 12 zodiac signs with dates, element, quality, ruling planet, traits and compatible signs.
         * @description All 12 zodiac signs with dates, element, quality, ruling planet, traits and compatible signs. For entertainment. In the order of the zodiac, from Aries.
         */
        get: operations["horoscopes__list_zodiac_signs__get"];
        put?: never;
        /**
         * All 12 zodiac signs with dates, element, quality, ruling planet, traits and compatible signs.
         * @description All 12 zodiac signs with dates, element, quality, ruling planet, traits and compatible signs. For entertainment. In the order of the zodiac, from Aries.
         */
        post: operations["horoscopes__list_zodiac_signs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/horoscopes/get_zodiac_sign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One zodiac sign with dates, element, quality, ruling planet, traits and compatible signs.
         * @description One zodiac sign with dates, element, quality, ruling planet, traits and compatible signs. For entertainment. By name; for a birthday use get_zodiac_sign_by_birthday.
         */
        get: operations["horoscopes__get_zodiac_sign__get"];
        put?: never;
        /**
         * One zodiac sign with dates, element, quality, ruling planet, traits and compatible signs.
         * @description One zodiac sign with dates, element, quality, ruling planet, traits and compatible signs. For entertainment. By name; for a birthday use get_zodiac_sign_by_birthday.
         */
        post: operations["horoscopes__get_zodiac_sign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/horoscopes/get_daily_horoscope": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A sign's reading for a day, with lucky number, lucky color and mood.
         * @description A sign's reading for a day, with lucky number, lucky color and mood. For entertainment. Assembled from fixed phrases by sign and date: the same sign and date always give the same reading. Any date, past or future; without one, today in UTC.
         */
        get: operations["horoscopes__get_daily_horoscope__get"];
        put?: never;
        /**
         * A sign's reading for a day, with lucky number, lucky color and mood.
         * @description A sign's reading for a day, with lucky number, lucky color and mood. For entertainment. Assembled from fixed phrases by sign and date: the same sign and date always give the same reading. Any date, past or future; without one, today in UTC.
         */
        post: operations["horoscopes__get_daily_horoscope"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/horoscopes/get_zodiac_sign_by_birthday": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The zodiac sign of a birthday, with full details.
         * @description The zodiac sign of a birthday, with full details. For entertainment. By the conventional dates; the sun changes sign up to a day earlier or later in some years.
         */
        get: operations["horoscopes__get_zodiac_sign_by_birthday__get"];
        put?: never;
        /**
         * The zodiac sign of a birthday, with full details.
         * @description The zodiac sign of a birthday, with full details. For entertainment. By the conventional dates; the sun changes sign up to a day earlier or later in some years.
         */
        post: operations["horoscopes__get_zodiac_sign_by_birthday"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/horoscopes/check_zodiac_compatibility": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How well two signs get on, as a score from 0 to 100 and a description.
         * @description How well two signs get on, as a score from 0 to 100 and a description. For entertainment. From the angle between the signs (their aspect) and their elements; the order of the two does not matter.
         */
        get: operations["horoscopes__check_zodiac_compatibility__get"];
        put?: never;
        /**
         * How well two signs get on, as a score from 0 to 100 and a description.
         * @description How well two signs get on, as a score from 0 to 100 and a description. For entertainment. From the angle between the signs (their aspect) and their elements; the order of the two does not matter.
         */
        post: operations["horoscopes__check_zodiac_compatibility"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/horoscopes/list_astrological_elements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The four elements, Fire, Earth, Air and Water, with their signs and traits.
         * @description The four elements, Fire, Earth, Air and Water, with their signs and traits. For entertainment.
         */
        get: operations["horoscopes__list_astrological_elements__get"];
        put?: never;
        /**
         * The four elements, Fire, Earth, Air and Water, with their signs and traits.
         * @description The four elements, Fire, Earth, Air and Water, with their signs and traits. For entertainment.
         */
        post: operations["horoscopes__list_astrological_elements"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/horoscopes/report_feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a bug, a missing feature or any other remark about this service to the people who run it.
         * @description Report a bug, a missing feature or any other remark about this service to the people who run it.
         */
        post: operations["horoscopes__report_feedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/no-parliament/list_sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All sessions of the Norwegian parliament from 1986-1987 to the running one, newest first, with their dates.
         * @description All sessions of the Norwegian parliament from 1986-1987 to the running one, newest first, with their dates. A session is one year from 1 October. Its id is what get_cases, list_committees and list_parties take. Sessions that have not begun are left out.
         */
        get: operations["no_parliament__list_sessions__get"];
        put?: never;
        /**
         * All sessions of the Norwegian parliament from 1986-1987 to the running one, newest first, with their dates.
         * @description All sessions of the Norwegian parliament from 1986-1987 to the running one, newest first, with their dates. A session is one year from 1 October. Its id is what get_cases, list_committees and list_parties take. Sessions that have not begun are left out.
         */
        post: operations["no_parliament__list_sessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/no-parliament/get_current_representatives": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who sits in the Norwegian parliament now: party, county, committees, gender, date of birth.
         * @description Who sits in the Norwegian parliament now: party, county, committees, gender, date of birth. The 169 seats; a deputy stands in the list in place of the member who is absent.
         */
        get: operations["no_parliament__get_current_representatives__get"];
        put?: never;
        /**
         * Who sits in the Norwegian parliament now: party, county, committees, gender, date of birth.
         * @description Who sits in the Norwegian parliament now: party, county, committees, gender, date of birth. The 169 seats; a deputy stands in the list in place of the member who is absent.
         */
        post: operations["no_parliament__get_current_representatives"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/no-parliament/get_representatives": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who was elected to the Norwegian parliament for a four-year period.
         * @description Who was elected to the Norwegian parliament for a four-year period. Periods from 1945-1949 on. The source gives no committees and no e-mail addresses here; get_current_representatives has them.
         */
        get: operations["no_parliament__get_representatives__get"];
        put?: never;
        /**
         * Who was elected to the Norwegian parliament for a four-year period.
         * @description Who was elected to the Norwegian parliament for a four-year period. Periods from 1945-1949 on. The source gives no committees and no e-mail addresses here; get_current_representatives has them.
         */
        post: operations["no_parliament__get_representatives"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/no-parliament/list_parties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Political parties of the Norwegian parliament, all of them or those of one session.
         * @description Political parties of the Norwegian parliament, all of them or those of one session.
         */
        get: operations["no_parliament__list_parties__get"];
        put?: never;
        /**
         * Political parties of the Norwegian parliament, all of them or those of one session.
         * @description Political parties of the Norwegian parliament, all of them or those of one session.
         */
        post: operations["no_parliament__list_parties"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/no-parliament/list_committees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Committees of the Norwegian parliament in one session.
         * @description Committees of the Norwegian parliament in one session. The set of committees changes from session to session.
         */
        get: operations["no_parliament__list_committees__get"];
        put?: never;
        /**
         * Committees of the Norwegian parliament in one session.
         * @description Committees of the Norwegian parliament in one session. The set of committees changes from session to session.
         */
        post: operations["no_parliament__list_committees"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/no-parliament/get_cases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All cases of a session of the Norwegian parliament with committee, topics and status.
         * @description All cases of a session of the Norwegian parliament with committee, topics and status. A whole session has 600 to 700 cases in one long answer. The status behandlet says only that the committee has finished; whether the parliament has, is `finished` in get_case.
         */
        get: operations["no_parliament__get_cases__get"];
        put?: never;
        /**
         * All cases of a session of the Norwegian parliament with committee, topics and status.
         * @description All cases of a session of the Norwegian parliament with committee, topics and status. A whole session has 600 to 700 cases in one long answer. The status behandlet says only that the committee has finished; whether the parliament has, is `finished` in get_case.
         */
        post: operations["no_parliament__get_cases"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/no-parliament/get_case": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One case of the Norwegian parliament: who proposed it, rapporteurs, committee, topics, procedure, publications and the decision.
         * @description One case of the Norwegian parliament: who proposed it, rapporteurs, committee, topics, procedure, publications and the decision.
         */
        get: operations["no_parliament__get_case__get"];
        put?: never;
        /**
         * One case of the Norwegian parliament: who proposed it, rapporteurs, committee, topics, procedure, publications and the decision.
         * @description One case of the Norwegian parliament: who proposed it, rapporteurs, committee, topics, procedure, publications and the decision.
         */
        post: operations["no_parliament__get_case"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/no-parliament/get_votes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The ballots on a case of the Norwegian parliament: for, against, absent, whether it passed, and what was voted on.
         * @description The ballots on a case of the Norwegian parliament: for, against, absent, whether it passed, and what was voted on. In the order of time. Unanimous ballots have no counts: for, against and absent are null then, and `note` says how many. The source has ballots from session 2011-2012 on.
         */
        get: operations["no_parliament__get_votes__get"];
        put?: never;
        /**
         * The ballots on a case of the Norwegian parliament: for, against, absent, whether it passed, and what was voted on.
         * @description The ballots on a case of the Norwegian parliament: for, against, absent, whether it passed, and what was voted on. In the order of time. Unanimous ballots have no counts: for, against and absent are null then, and `note` says how many. The source has ballots from session 2011-2012 on.
         */
        post: operations["no_parliament__get_votes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/no-parliament/list_topics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Topics by which the Norwegian parliament sorts its cases, in two levels.
         * @description Topics by which the Norwegian parliament sorts its cases, in two levels.
         */
        get: operations["no_parliament__list_topics__get"];
        put?: never;
        /**
         * Topics by which the Norwegian parliament sorts its cases, in two levels.
         * @description Topics by which the Norwegian parliament sorts its cases, in two levels.
         */
        post: operations["no_parliament__list_topics"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/no-parliament/report_feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a bug, a missing feature or any other remark about this service to the people who run it.
         * @description Report a bug, a missing feature or any other remark about this service to the people who run it.
         */
        post: operations["no_parliament__report_feedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/no-registry/lookup_registry_company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One Norwegian company, organisation or branch by its organisation number.
         * @description One Norwegian company, organisation or branch by its organisation number. Gives legal form, industry, addresses, employees, dates, VAT and bankruptcy status. Deleted units have deleted: true and little else. A number with a wrong check digit is answered not_found without asking the register. For a name use search_registry_companies.
         */
        get: operations["no_registry__lookup_registry_company__get"];
        put?: never;
        /**
         * One Norwegian company, organisation or branch by its organisation number.
         * @description One Norwegian company, organisation or branch by its organisation number. Gives legal form, industry, addresses, employees, dates, VAT and bankruptcy status. Deleted units have deleted: true and little else. A number with a wrong check digit is answered not_found without asking the register. For a name use search_registry_companies.
         */
        post: operations["no_registry__lookup_registry_company"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/no-registry/search_registry_companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Norwegian companies and organisations by name, municipality, industry or legal form; all given ones must hold.
         * @description Norwegian companies and organisations by name, municipality, industry or legal form; all given ones must hold. Name hits are ranked and loose: single words of the name match too. Branches are not searched; use get_registry_subsidiaries. Use lookup_registry_company for the whole record of a hit. At least one of name, municipality_code, industry_code, legal_form must be given.
         */
        get: operations["no_registry__search_registry_companies__get"];
        put?: never;
        /**
         * Norwegian companies and organisations by name, municipality, industry or legal form; all given ones must hold.
         * @description Norwegian companies and organisations by name, municipality, industry or legal form; all given ones must hold. Name hits are ranked and loose: single words of the name match too. Branches are not searched; use get_registry_subsidiaries. Use lookup_registry_company for the whole record of a hit. At least one of name, municipality_code, industry_code, legal_form must be given.
         */
        post: operations["no_registry__search_registry_companies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/no-registry/get_registry_company_roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who holds which role in a Norwegian company: board, managing director, auditor, owner of a sole proprietorship.
         * @description Who holds which role in a Norwegian company: board, managing director, auditor, owner of a sole proprietorship. Roles that were resigned from or struck off are left out. Branches have no roles and are answered not_found; ask for their parent.
         */
        get: operations["no_registry__get_registry_company_roles__get"];
        put?: never;
        /**
         * Who holds which role in a Norwegian company: board, managing director, auditor, owner of a sole proprietorship.
         * @description Who holds which role in a Norwegian company: board, managing director, auditor, owner of a sole proprietorship. Roles that were resigned from or struck off are left out. Branches have no roles and are answered not_found; ask for their parent.
         */
        post: operations["no_registry__get_registry_company_roles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/no-registry/get_registry_subsidiaries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Units below a Norwegian company or public body in the registry, its branches and its organisational children.
         * @description Units below a Norwegian company or public body in the registry, its branches and its organisational children. Organisational children (mostly of public bodies) come first, then branches (places of business). Ownership between companies (one AS that owns another) is not in this register.
         */
        get: operations["no_registry__get_registry_subsidiaries__get"];
        put?: never;
        /**
         * Units below a Norwegian company or public body in the registry, its branches and its organisational children.
         * @description Units below a Norwegian company or public body in the registry, its branches and its organisational children. Organisational children (mostly of public bodies) come first, then branches (places of business). Ownership between companies (one AS that owns another) is not in this register.
         */
        post: operations["no_registry__get_registry_subsidiaries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/no-registry/get_registry_recent_changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What changed since a time at the Norwegian companies of this server's watchlist, with values before and after.
         * @description What changed since a time at the Norwegian companies of this server's watchlist, with values before and after. Only companies on the watchlist that the operator configured are tracked, from the moment when they were put on it. Oldest change first.
         */
        get: operations["no_registry__get_registry_recent_changes__get"];
        put?: never;
        /**
         * What changed since a time at the Norwegian companies of this server's watchlist, with values before and after.
         * @description What changed since a time at the Norwegian companies of this server's watchlist, with values before and after. Only companies on the watchlist that the operator configured are tracked, from the moment when they were put on it. Oldest change first.
         */
        post: operations["no_registry__get_registry_recent_changes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/no-registry/report_feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a bug, a missing feature or any other remark about this service to the people who run it.
         * @description Report a bug, a missing feature or any other remark about this service to the people who run it.
         */
        post: operations["no_registry__report_feedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/places/search_cities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find cities and other populated places by name, with coordinates, population and time zone.
         * @description Find cities and other populated places by name, with coordinates, population and time zone. Case and accents do not matter (lodz finds Łódź), and names in other languages work (Wien finds Vienna, 東京 Tokyo). Whole names come first, then whole names in other languages, beginnings, beginnings of words, and parts of words from three letters on; among equals the larger place. Give the name alone, without its region or country. Some 193,000 places from 500 inhabitants on, and seats of administration. Data: GeoNames, CC BY 4.0.
         */
        get: operations["places__search_cities__get"];
        put?: never;
        /**
         * Find cities and other populated places by name, with coordinates, population and time zone.
         * @description Find cities and other populated places by name, with coordinates, population and time zone. Case and accents do not matter (lodz finds Łódź), and names in other languages work (Wien finds Vienna, 東京 Tokyo). Whole names come first, then whole names in other languages, beginnings, beginnings of words, and parts of words from three letters on; among equals the larger place. Give the name alone, without its region or country. Some 193,000 places from 500 inhabitants on, and seats of administration. Data: GeoNames, CC BY 4.0.
         */
        post: operations["places__search_cities"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/places/get_city": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One city by its GeoNames id, with its names in other languages and its height.
         * @description One city by its GeoNames id, with its names in other languages and its height.
         */
        get: operations["places__get_city__get"];
        put?: never;
        /**
         * One city by its GeoNames id, with its names in other languages and its height.
         * @description One city by its GeoNames id, with its names in other languages and its height.
         */
        post: operations["places__get_city"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/places/get_countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All 250 countries and territories with capital, population, continent, currency and languages.
         * @description All 250 countries and territories with capital, population, continent, currency and languages.
         */
        get: operations["places__get_countries__get"];
        put?: never;
        /**
         * All 250 countries and territories with capital, population, continent, currency and languages.
         * @description All 250 countries and territories with capital, population, continent, currency and languages.
         */
        post: operations["places__get_countries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/places/get_country": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One country by its two-letter code, with capital, population, continent, currency, languages and neighbours.
         * @description One country by its two-letter code, with capital, population, continent, currency, languages and neighbours.
         */
        get: operations["places__get_country__get"];
        put?: never;
        /**
         * One country by its two-letter code, with capital, population, continent, currency, languages and neighbours.
         * @description One country by its two-letter code, with capital, population, continent, currency, languages and neighbours.
         */
        post: operations["places__get_country"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/places/search_timezones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find IANA time zones by part of their id or by country, with their offsets in January, in July and without daylight saving time.
         * @description Find IANA time zones by part of their id or by country, with their offsets in January, in July and without daylight saving time.
         */
        get: operations["places__search_timezones__get"];
        put?: never;
        /**
         * Find IANA time zones by part of their id or by country, with their offsets in January, in July and without daylight saving time.
         * @description Find IANA time zones by part of their id or by country, with their offsets in January, in July and without daylight saving time.
         */
        post: operations["places__search_timezones"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/places/get_timezone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One IANA time zone, with its offsets in January, in July and without daylight saving time.
         * @description One IANA time zone, with its offsets in January, in July and without daylight saving time.
         */
        get: operations["places__get_timezone__get"];
        put?: never;
        /**
         * One IANA time zone, with its offsets in January, in July and without daylight saving time.
         * @description One IANA time zone, with its offsets in January, in July and without daylight saving time.
         */
        post: operations["places__get_timezone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/places/report_feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a bug, a missing feature or any other remark about this service to the people who run it.
         * @description Report a bug, a missing feature or any other remark about this service to the people who run it.
         */
        post: operations["places__report_feedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/se-parliament/search_documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search documents of the Swedish parliament: bills, motions, committee reports, government communications, inquiry reports.
         * @description Search documents of the Swedish parliament: bills, motions, committee reports, government communications, inquiry reports. Best match first when a text is given, newest first otherwise, 20 a page. Without any filter it goes through everything. Inquiry reports (sou) go by calendar year: give session as 2013 for them.
         */
        get: operations["se_parliament__search_documents__get"];
        put?: never;
        /**
         * Search documents of the Swedish parliament: bills, motions, committee reports, government communications, inquiry reports.
         * @description Search documents of the Swedish parliament: bills, motions, committee reports, government communications, inquiry reports. Best match first when a text is given, newest first otherwise, 20 a page. Without any filter it goes through everything. Inquiry reports (sou) go by calendar year: give session as 2013 for them.
         */
        post: operations["se_parliament__search_documents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/se-parliament/get_document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One document of the Swedish parliament: metadata, authors, proposals, decisions with party votes, attachments, references and the text as HTML.
         * @description One document of the Swedish parliament: metadata, authors, proposals, decisions with party votes, attachments, references and the text as HTML.
         */
        get: operations["se_parliament__get_document__get"];
        put?: never;
        /**
         * One document of the Swedish parliament: metadata, authors, proposals, decisions with party votes, attachments, references and the text as HTML.
         * @description One document of the Swedish parliament: metadata, authors, proposals, decisions with party votes, attachments, references and the text as HTML.
         */
        post: operations["se_parliament__get_document"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/se-parliament/list_votes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How members of the Swedish parliament voted, one row a member and ballot point, by session and report.
         * @description How members of the Swedish parliament voted, one row a member and ballot point, by session and report. At most 500 rows (a point has 349). For all votes on one point call get_vote_detail. Designations repeat each session; without a session the running one is taken.
         */
        get: operations["se_parliament__list_votes__get"];
        put?: never;
        /**
         * How members of the Swedish parliament voted, one row a member and ballot point, by session and report.
         * @description How members of the Swedish parliament voted, one row a member and ballot point, by session and report. At most 500 rows (a point has 349). For all votes on one point call get_vote_detail. Designations repeat each session; without a session the running one is taken.
         */
        post: operations["se_parliament__list_votes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/se-parliament/get_vote_detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One ballot of the Swedish parliament: the report, the result by party, and how every member voted.
         * @description One ballot of the Swedish parliament: the report, the result by party, and how every member voted.
         */
        get: operations["se_parliament__get_vote_detail__get"];
        put?: never;
        /**
         * One ballot of the Swedish parliament: the report, the result by party, and how every member voted.
         * @description One ballot of the Swedish parliament: the report, the result by party, and how every member voted.
         */
        post: operations["se_parliament__get_vote_detail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/se-parliament/search_members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Members of the Swedish parliament, today's or all there ever were, with party, constituency and assignments.
         * @description Members of the Swedish parliament, today's or all there ever were, with party, constituency and assignments. Sorted by name. Liberals stand as FP in older data.
         */
        get: operations["se_parliament__search_members__get"];
        put?: never;
        /**
         * Members of the Swedish parliament, today's or all there ever were, with party, constituency and assignments.
         * @description Members of the Swedish parliament, today's or all there ever were, with party, constituency and assignments. Sorted by name. Liberals stand as FP in older data.
         */
        post: operations["se_parliament__search_members"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/se-parliament/get_member": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One member of the Swedish parliament, also a former one: personal information, party, constituency and the history of assignments.
         * @description One member of the Swedish parliament, also a former one: personal information, party, constituency and the history of assignments.
         */
        get: operations["se_parliament__get_member__get"];
        put?: never;
        /**
         * One member of the Swedish parliament, also a former one: personal information, party, constituency and the history of assignments.
         * @description One member of the Swedish parliament, also a former one: personal information, party, constituency and the history of assignments.
         */
        post: operations["se_parliament__get_member"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/se-parliament/report_feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a bug, a missing feature or any other remark about this service to the people who run it.
         * @description Report a bug, a missing feature or any other remark about this service to the people who run it.
         */
        post: operations["se_parliament__report_feedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/unit-conversion/convert_units": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Convert a value from one unit to another, exactly.
         * @description Convert a value from one unit to another, exactly. Both units must be of one category. Units are canonical names (kilometer, square_foot, kilometer_per_hour, fluid_ounce, kilowatt_hour, psi), plurals, symbols (km, ft², km/h, kWh) or common aliases. Case counts only where it must: Mb is megabit, MB megabyte (1000000 bytes), MiB mebibyte (1048576 bytes). Gallon, pint, cup and other bare volumes are US customary; imperial ones have the prefix (imperial_gallon). Words that mean several units (ton, hundredweight, barrel, therm, mb) are refused with the choices. Temperatures are readings on a scale, not differences. The result is the double nearest to the exact answer.
         */
        get: operations["unit_conversion__convert_units__get"];
        put?: never;
        /**
         * Convert a value from one unit to another, exactly.
         * @description Convert a value from one unit to another, exactly. Both units must be of one category. Units are canonical names (kilometer, square_foot, kilometer_per_hour, fluid_ounce, kilowatt_hour, psi), plurals, symbols (km, ft², km/h, kWh) or common aliases. Case counts only where it must: Mb is megabit, MB megabyte (1000000 bytes), MiB mebibyte (1048576 bytes). Gallon, pint, cup and other bare volumes are US customary; imperial ones have the prefix (imperial_gallon). Words that mean several units (ton, hundredweight, barrel, therm, mb) are refused with the choices. Temperatures are readings on a scale, not differences. The result is the double nearest to the exact answer.
         */
        post: operations["unit_conversion__convert_units"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/unit-conversion/list_unit_categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every category with all its units, their symbols, aliases and factors.
         * @description Every category with all its units, their symbols, aliases and factors. Long (some 300 units). For one category use list_units_in_category; convert_units understands common names without a look-up.
         */
        get: operations["unit_conversion__list_unit_categories__get"];
        put?: never;
        /**
         * Every category with all its units, their symbols, aliases and factors.
         * @description Every category with all its units, their symbols, aliases and factors. Long (some 300 units). For one category use list_units_in_category; convert_units understands common names without a look-up.
         */
        post: operations["unit_conversion__list_unit_categories"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/unit-conversion/list_units_in_category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The units of one category with symbols, aliases and factors.
         * @description The units of one category with symbols, aliases and factors.
         */
        get: operations["unit_conversion__list_units_in_category__get"];
        put?: never;
        /**
         * The units of one category with symbols, aliases and factors.
         * @description The units of one category with symbols, aliases and factors.
         */
        post: operations["unit_conversion__list_units_in_category"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/unit-conversion/report_feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a bug, a missing feature or any other remark about this service to the people who run it.
         * @description Report a bug, a missing feature or any other remark about this service to the people who run it.
         */
        post: operations["unit_conversion__report_feedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/us-health/search_hospitals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find US hospitals by name, city and state, with address, type, ownership, emergency services and overall star rating.
         * @description Find US hospitals by name, city and state, with address, type, ownership, emergency services and overall star rating. Covers the hospitals registered with Medicare (about 5,400). Its facility_id is what get_hospital_quality and get_spending take. Hospitals whose name or city holds the whole query come first, then those whose name and city together hold all its words.
         */
        get: operations["us_health__search_hospitals__get"];
        put?: never;
        /**
         * Find US hospitals by name, city and state, with address, type, ownership, emergency services and overall star rating.
         * @description Find US hospitals by name, city and state, with address, type, ownership, emergency services and overall star rating. Covers the hospitals registered with Medicare (about 5,400). Its facility_id is what get_hospital_quality and get_spending take. Hospitals whose name or city holds the whole query come first, then those whose name and city together hold all its words.
         */
        post: operations["us_health__search_hospitals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/us-health/get_hospital_quality": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Quality measures of one US hospital: deaths and complications, infections, unplanned visits, timely care, each compared with the nation.
         * @description Quality measures of one US hospital: deaths and complications, infections, unplanned visits, timely care, each compared with the nation. About 100 measures with score, period and footnotes, and what the overall star rating is made of. Patient survey (HCAHPS) and imaging measures are not included. A data set that could not be fetched is named in missing.
         */
        get: operations["us_health__get_hospital_quality__get"];
        put?: never;
        /**
         * Quality measures of one US hospital: deaths and complications, infections, unplanned visits, timely care, each compared with the nation.
         * @description Quality measures of one US hospital: deaths and complications, infections, unplanned visits, timely care, each compared with the nation. About 100 measures with score, period and footnotes, and what the overall star rating is made of. Patient survey (HCAHPS) and imaging measures are not included. A data set that could not be fetched is named in missing.
         */
        post: operations["us_health__get_hospital_quality"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/us-health/search_providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find US physicians, nurses, dentists, pharmacies and health care organizations by name, specialty and state, with NPI, address and phone.
         * @description Find US physicians, nurses, dentists, pharmacies and health care organizations by name, specialty and state, with NPI, address and phone. Give name or specialty; state alone is not enough. A name is looked for among last names, first with last names, and organizations; exact matches come first. The registry gives no total, and at most 50 matches of each kind are looked at: narrow the search when more_available is true. At least one of name, specialty must be given.
         */
        get: operations["us_health__search_providers__get"];
        put?: never;
        /**
         * Find US physicians, nurses, dentists, pharmacies and health care organizations by name, specialty and state, with NPI, address and phone.
         * @description Find US physicians, nurses, dentists, pharmacies and health care organizations by name, specialty and state, with NPI, address and phone. Give name or specialty; state alone is not enough. A name is looked for among last names, first with last names, and organizations; exact matches come first. The registry gives no total, and at most 50 matches of each kind are looked at: narrow the search when more_available is true. At least one of name, specialty must be given.
         */
        post: operations["us_health__search_providers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/us-health/get_spending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Medicare spending per beneficiary of one US hospital (MSPB), as a ratio to the national median, with the national average and the period.
         * @description Medicare spending per beneficiary of one US hospital (MSPB), as a ratio to the national median, with the national average and the period. The figures are ratios, not dollars: 1.00 is the national median, 0.96 is 4 % less, for an episode from 3 days before a hospital stay to 30 days after it. Critical access, veterans', military and children's hospitals are not measured: then the ratio is null and note says so.
         */
        get: operations["us_health__get_spending__get"];
        put?: never;
        /**
         * Medicare spending per beneficiary of one US hospital (MSPB), as a ratio to the national median, with the national average and the period.
         * @description Medicare spending per beneficiary of one US hospital (MSPB), as a ratio to the national median, with the national average and the period. The figures are ratios, not dollars: 1.00 is the national median, 0.96 is 4 % less, for an episode from 3 days before a hospital stay to 30 days after it. Critical access, veterans', military and children's hospitals are not measured: then the ratio is null and note says so.
         */
        post: operations["us_health__get_spending"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/us-health/report_feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a bug, a missing feature or any other remark about this service to the people who run it.
         * @description Report a bug, a missing feature or any other remark about this service to the people who run it.
         */
        post: operations["us_health__report_feedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/world-time/get_current_time": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The current date and time in a time zone, with UTC offset, daylight saving status and day of the week.
         * @description The current date and time in a time zone, with UTC offset, daylight saving status and day of the week.
         */
        get: operations["world_time__get_current_time__get"];
        put?: never;
        /**
         * The current date and time in a time zone, with UTC offset, daylight saving status and day of the week.
         * @description The current date and time in a time zone, with UTC offset, daylight saving status and day of the week.
         */
        post: operations["world_time__get_current_time"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/world-time/convert_time": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Convert a local time of one time zone into another; without a time, the current one.
         * @description Convert a local time of one time zone into another; without a time, the current one. Local times that clocks skip or show twice are said by resolution and note, never guessed: a skipped time is moved forward by the gap's length, of a doubled one the first is taken and alternative holds the second.
         */
        get: operations["world_time__convert_time__get"];
        put?: never;
        /**
         * Convert a local time of one time zone into another; without a time, the current one.
         * @description Convert a local time of one time zone into another; without a time, the current one. Local times that clocks skip or show twice are said by resolution and note, never guessed: a skipped time is moved forward by the gap's length, of a doubled one the first is taken and alternative holds the second.
         */
        post: operations["world_time__convert_time"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/world-time/get_timezone_info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * About a time zone: UTC offset, daylight saving status, abbreviation, region, current time, and its last and next clock change.
         * @description About a time zone: UTC offset, daylight saving status, abbreviation, region, current time, and its last and next clock change.
         */
        get: operations["world_time__get_timezone_info__get"];
        put?: never;
        /**
         * About a time zone: UTC offset, daylight saving status, abbreviation, region, current time, and its last and next clock change.
         * @description About a time zone: UTC offset, daylight saving status, abbreviation, region, current time, and its last and next clock change.
         */
        post: operations["world_time__get_timezone_info"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/world-time/list_timezones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Time zone ids of the IANA database, all or those of a region.
         * @description Time zone ids of the IANA database, all or those of a region. Modern ids only; the tools accept old names too. UTC, Etc/UTC, GMT and the fixed offsets of Etc are among them.
         */
        get: operations["world_time__list_timezones__get"];
        put?: never;
        /**
         * Time zone ids of the IANA database, all or those of a region.
         * @description Time zone ids of the IANA database, all or those of a region. Modern ids only; the tools accept old names too. UTC, Etc/UTC, GMT and the fixed offsets of Etc are among them.
         */
        post: operations["world_time__list_timezones"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/world-time/report_feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a bug, a missing feature or any other remark about this service to the people who run it.
         * @description Report a bug, a missing feature or any other remark about this service to the people who run it.
         */
        post: operations["world_time__report_feedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A failure, as RFC 9457 describes it. `detail` says what went wrong and what to do. */
        Problem: {
            /** @description Identifies the kind of problem. */
            type: string;
            title: string;
            status: number;
            detail: string;
            /** @enum {string} */
            code: "invalid_request" | "key_conflict" | "key_required" | "key_unknown" | "key_revoked" | "forbidden" | "not_found" | "unknown_operation" | "method_not_allowed" | "operator_token" | "signup_closed" | "email_taken" | "body_too_large" | "unsupported_media_type" | "invalid_arguments" | "quota_exceeded" | "too_many_requests" | "signup_limit" | "internal" | "upstream_failed" | "upstream_invalid_response" | "not_configured" | "upstream_unavailable" | "preparing" | "store_unavailable" | "shutting_down" | "upstream_timeout";
            request_id?: string;
            errors?: components["schemas"]["ArgumentProblem"][];
        };
        /** @description One bad argument. */
        ArgumentProblem: {
            /** @description Which argument, with a path into lists and objects. */
            parameter: string;
            /** @description Which rule it broke. */
            code: string;
            /** @description What is wrong and what is allowed. */
            message: string;
            /** @description The nearest right word, where there is one. */
            hint?: string;
        };
        /** @description Nothing is known under the identifier. */
        NotFound: {
            /** @constant */
            error: "not_found";
        };
        "CurrencyConversion.Currency": {
            /** @description ISO 4217 code. */
            code: string;
            /** @description English name. */
            name: string;
        };
        "CurrencyConversion.EndedCurrency": {
            /** @description ISO 4217 code. */
            code: string;
            /** @description English name. */
            name: string;
            /**
             * Format: date
             * @description Last day with a rate; conversions work for dates up to it.
             */
            last_rate_date: string;
            /** @description Why there are no newer rates. */
            reason: string;
            /** @description Code of the currency that took its place, if one did. */
            successor: string | null;
        };
        "CurrencyConversion.ConvertCurrencyArguments": {
            /** @description How much of the base currency, above 0. */
            amount: number;
            /** @description ISO 4217 code of the currency of the amount, such as USD; case does not matter. */
            base: string;
            /** @description ISO 4217 code of the currency to convert into, such as SEK. */
            target: string;
            /** @description Day whose rate applies, YYYY-MM-DD, from 1999-01-04 to today. Leave out for the latest. */
            date?: string;
        };
        "CurrencyConversion.ConvertCurrencyResult": {
            /** @description The amount that was converted. */
            amount: number;
            /** @description Code of its currency, in upper case. */
            base: string;
            /** @description Code of the target currency, in upper case. */
            target: string;
            /** @description Units of target for 1 unit of base: as published when base is EUR, else rounded to 8 significant digits. */
            rate: number;
            /** @description The amount in the target currency, from the unrounded rate; rounded to 8 significant digits, large amounts to the hundredth. */
            converted_amount: number;
            /**
             * Format: date
             * @description The day that was asked for; null for the latest.
             */
            requested_date: string | null;
            /**
             * Format: date
             * @description Day for which the European Central Bank published the rate.
             */
            rate_date: string;
            /** @description True when the rate is more than 6 days older than the day asked for (the source normally never pauses longer than 5). */
            stale: boolean;
            /** @description Why rate_date differs from the day asked for, and what else a reader should know. */
            note: string | null;
        };
        "CurrencyConversion.GetExchangeRatesArguments": {
            /**
             * @description ISO 4217 code of the base currency; case does not matter.
             * @default EUR
             */
            base?: string;
            /** @description Day whose rates apply, YYYY-MM-DD, from 1999-01-04 to today. Leave out for the latest. */
            date?: string;
        };
        "CurrencyConversion.GetExchangeRatesResult": {
            /** @description Code of the base currency, in upper case. */
            base: string;
            /**
             * Format: date
             * @description The day that was asked for; null for the latest.
             */
            requested_date: string | null;
            /**
             * Format: date
             * @description Day for which the European Central Bank published the rates.
             */
            rate_date: string;
            /** @description How many rates. */
            count: number;
            /** @description Units of each currency for 1 unit of base, by ISO 4217 code, sorted; the base itself is left out. */
            rates: {
                [key: string]: number;
            };
            /** @description True when the rates are more than 6 days older than the day asked for. */
            stale: boolean;
            /** @description Why rate_date differs from the day asked for, and what else a reader should know. */
            note: string | null;
        };
        "CurrencyConversion.ListCurrenciesArguments": Record<string, never>;
        "CurrencyConversion.ListCurrenciesResult": {
            /**
             * Format: date
             * @description Day of the newest rates; the list is of the currencies that have a rate on it.
             */
            rate_date: string;
            /** @description How many currencies, EUR included. */
            count: number;
            /** @description Currencies with a current rate, sorted by code. */
            currencies: components["schemas"]["CurrencyConversion.Currency"][];
            /** @description Currencies that had rates once and can be converted for past dates only, sorted by code. */
            ended: components["schemas"]["CurrencyConversion.EndedCurrency"][];
            /** @description True when the newest rates that the source gives are more than 6 days old. */
            stale: boolean;
            /** @description What a reader should know about the day of the rates. */
            note: string | null;
        };
        "DkRegistry.Address": {
            /** @description Street and number. */
            street: string | null;
            /** @description Postal code; 4 digits in Denmark. */
            postal_code: string | null;
            /** @description Postal district. */
            city: string | null;
            /** @description Part of the city, or village. */
            locality: string | null;
            /** @description Care of. */
            co: string | null;
        };
        "DkRegistry.Company": {
            /** @description CVR number (8 digits). */
            registry_number: number;
            /** @description Registered name. */
            name: string;
            name_match?: components["schemas"]["DkRegistry.NameMatch"];
            status: components["schemas"]["DkRegistry.CompanyStatus"];
            /** @description The state in the register's own word (Danish). */
            status_text?: string;
            /** @description Registered address. */
            address: components["schemas"]["DkRegistry.Address"] | null;
            /** @description Telephone number. */
            phone: string | null;
            /** @description E-mail address. */
            email: string | null;
            /** @description Fax number. */
            fax?: string;
            /** @description Legal form (Danish), such as Aktieselskab. */
            company_type: string | null;
            /** @description Code of the legal form, such as 60 (A/S) or 80 (ApS). */
            company_type_code: number | null;
            /** @description Main industry (Danish). */
            industry: string | null;
            /** @description Danish industry code (DB07 or DB25; 6 digits). */
            industry_code: string | null;
            /** @description Employees, where an exact number is published. */
            employees: number | null;
            /** @description Bracket of employees where no exact number is, such as 200-499. */
            employees_interval: string | null;
            /**
             * Format: date
             * @description When it was founded.
             */
            start_date: string | null;
            /**
             * Format: date
             * @description When it ended.
             */
            end_date: string | null;
            /** @description Whether it is under bankruptcy or forced dissolution. */
            bankrupt: boolean;
            /** @description State of the proceedings (Danish). */
            credit_status?: string;
            /**
             * Format: date
             * @description When the proceedings began.
             */
            credit_start_date?: string;
            /** @description Whether it must not be contacted or used for marketing (reklamebeskyttelse). */
            advertising_protected: boolean;
            /** @description Registered owners; null where the source gives none. Their addresses are not told. */
            owners: components["schemas"]["DkRegistry.Owner"][] | null;
            /** @description How many production units it has and had. */
            production_unit_count: number;
            /** @description Places of business, open ones first; at most 100. The one asked for comes first. */
            production_units: components["schemas"]["DkRegistry.ProductionUnit"][];
            /** @description What is missing this time. */
            note?: string;
        };
        /**
         * @description bankrupt: under bankruptcy or forced dissolution; ended: not a company any more.
         * @enum {string}
         */
        "DkRegistry.CompanyStatus": "active" | "bankrupt" | "ended";
        /**
         * @description How the name found compares with the one asked for: the same, holding it, or only like it.
         * @enum {string}
         */
        "DkRegistry.NameMatch": "exact" | "contains" | "similar";
        "DkRegistry.Owner": {
            /** @description Name of the owner. */
            name: string;
            /** @description CVR number, where the owner is a Danish company. */
            registry_number?: number;
            /** @description Lower end of the bracket in which the share is published: 5, 10, 15, 20, 25, 33.33, 50, 66.67, 90 or 100 percent. */
            share_percent?: number;
        };
        "DkRegistry.ProductionUnit": {
            /** @description Production-unit number (P-number). */
            pno: number;
            /** @description Whether it is the main unit; null where the source does not tell. */
            main: boolean | null;
            /** @description Name of the unit. */
            name: string | null;
            /** @description Where it is. */
            address: components["schemas"]["DkRegistry.Address"] | null;
            /**
             * Format: date
             * @description When it opened.
             */
            start_date: string | null;
            /**
             * Format: date
             * @description When it closed; null while it is open.
             */
            end_date: string | null;
            /** @description Employees, where an exact number is published. */
            employees: number | null;
            /** @description Bracket of employees where no exact number is, such as 10-19. */
            employees_interval: string | null;
            /** @description Danish industry code (DB07 or DB25; 6 digits). */
            industry_code: string | null;
            /** @description What the code stands for (Danish). */
            industry: string | null;
            /** @description Telephone number. */
            phone?: string;
            /** @description E-mail address. */
            email?: string;
            /** @description Whether it must not be used for marketing. */
            advertising_protected?: boolean;
        };
        "DkRegistry.LookupDkregistryCompanyArguments": {
            /** @description CVR number: 8 digits, such as 89563518. */
            registry_number: number;
        };
        "DkRegistry.LookupDkregistryCompanyResult": components["schemas"]["DkRegistry.Company"] | components["schemas"]["NotFound"];
        "DkRegistry.SearchDkregistryCompanyArguments": {
            /** @description Name of the company or part of it, in any case. */
            name: string;
        };
        "DkRegistry.SearchDkregistryCompanyResult": components["schemas"]["DkRegistry.Company"] | components["schemas"]["NotFound"];
        "DkRegistry.LookupDkregistryProductionUnitArguments": {
            /** @description Production-unit number (P-number): 10 digits, such as 1002821681. */
            pno: number;
        };
        "DkRegistry.LookupDkregistryProductionUnitResult": components["schemas"]["DkRegistry.Company"] | components["schemas"]["NotFound"];
        "EuBankFx.DailyRate": {
            /**
             * Format: date
             * @description Day for which the European Central Bank published the rate.
             */
            date: string;
            /** @description Units of target for 1 unit of base. */
            rate: number;
        };
        "EuBankFx.GetRateArguments": {
            /** @description ISO 4217 code of the currency that one unit is of, such as USD; case does not matter. */
            base: string;
            /** @description ISO 4217 code of the currency that it is expressed in, such as NOK. */
            target: string;
        };
        "EuBankFx.GetRateResult": {
            /** @description Code of the base currency, in upper case. */
            base: string;
            /** @description Code of the target currency, in upper case. */
            target: string;
            /** @description 1 unit of base equals this many units of target. */
            rate: number;
            /**
             * Format: date
             * @description Day for which the European Central Bank published the rate.
             */
            publication_date: string;
            /** @description True when the newest rates that the source gives are more than 6 days old (it normally never pauses longer than 5). */
            stale: boolean;
            /** @description What a reader should know about the day of the rate. */
            note: string | null;
        };
        "EuBankFx.GetRatesArguments": {
            /** @description ISO 4217 code of the base currency, such as EUR; case does not matter. */
            base: string;
        };
        "EuBankFx.GetRatesResult": {
            /** @description Code of the base currency, in upper case. */
            base: string;
            /**
             * Format: date
             * @description Day for which the European Central Bank published the rates.
             */
            publication_date: string;
            /** @description How many rates. */
            count: number;
            /** @description Units of each currency for 1 unit of base, by ISO 4217 code, sorted; the base itself is left out. */
            rates: {
                [key: string]: number;
            };
            /** @description True when the newest rates that the source gives are more than 6 days old. */
            stale: boolean;
            /** @description What a reader should know about the day of the rates. */
            note: string | null;
        };
        "EuBankFx.GetHistoryArguments": {
            /** @description ISO 4217 code of the currency that one unit is of, such as EUR; case does not matter. */
            base: string;
            /** @description ISO 4217 code of the currency that it is expressed in, such as USD. */
            target: string;
            /**
             * @description How many calendar days to look back from today.
             * @default 30
             */
            days?: number;
        };
        "EuBankFx.GetHistoryResult": {
            /** @description Code of the base currency, in upper case. */
            base: string;
            /** @description Code of the target currency, in upper case. */
            target: string;
            /** @description Length of the window in calendar days. */
            days: number;
            /**
             * Format: date
             * @description First day of the window.
             */
            from_date: string;
            /**
             * Format: date
             * @description Last day of the window: today in Frankfurt, or the newest published day when the source is stale.
             */
            to_date: string;
            /** @description How many days have a rate. */
            count: number;
            /** @description One entry a published day on which both currencies had a rate, newest first. */
            series: components["schemas"]["EuBankFx.DailyRate"][];
            /** @description True when the newest rates that the source gives are more than 6 days old. */
            stale: boolean;
            /** @description What a reader should know about missing days. */
            note: string | null;
        };
        /**
         * @description Kind of act, implementing and delegated ones included.
         * @enum {string}
         */
        "EuLaw.ActType": "regulation" | "directive" | "decision";
        "EuLaw.LegalAct": {
            /** @description Document number (CELEX), such as 32016R0679; get_document takes it. */
            celex: string;
            /** @description English title. */
            title: string;
            /**
             * Format: date
             * @description Day on which the act was signed; the Official Journal follows days later.
             */
            date: string | null;
            /** @description Kind of act; null for those that are neither regulation, directive nor decision. */
            doc_type: components["schemas"]["EuLaw.ActType"] | null;
            /**
             * Format: uri
             * @description Page of the act on EUR-Lex.
             */
            url: string;
        };
        "EuLaw.ResourceType": {
            /** @description Code of the Publications Office, such as REG_IMPL. */
            code: string;
            /** @description What it means, such as implementing regulation; the code itself where that is not known. */
            label: string;
        };
        "EuLaw.Subject": {
            /** @description Id of the EuroVoc descriptor, such as 3030; search_by_subject takes it. */
            eurovoc_id: string;
            /** @description English name of the descriptor. */
            label: string;
        };
        "EuLaw.SubjectAct": {
            /** @description Document number (CELEX); get_document takes it. */
            celex: string;
            /** @description English title. */
            title: string;
            /**
             * Format: date
             * @description Day on which the act was signed.
             */
            date: string | null;
            /** @description Kind of act; null for recommendations, agreements and other acts. */
            doc_type: components["schemas"]["EuLaw.ActType"] | null;
            /**
             * Format: uri
             * @description Page of the act on EUR-Lex.
             */
            url: string;
            /** @description All its EuroVoc subjects by name; null where the source did not give them in time (note says so). */
            subjects: components["schemas"]["EuLaw.Subject"][] | null;
        };
        "EuLaw.SearchLegislationArguments": {
            /** @description Words of the English title, such as data protection; at most 12 words or quoted phrases. */
            query: string;
            /** @description Only this kind of act. One of regulation, directive, decision (in any case). */
            doc_type?: string;
            /** @description Year in the document number, which is that of the act. */
            year?: number;
            /**
             * @description How many acts at most.
             * @default 20
             */
            limit?: number;
        };
        "EuLaw.SearchLegislationResult": {
            /** @description How many acts are returned. */
            count: number;
            /** @description True when further acts match than are returned. */
            more: boolean;
            /** @description What limits this answer: too many matches to sort all of them, or whole words searched only. */
            note: string | null;
            /** @description Newest first. */
            acts: components["schemas"]["EuLaw.LegalAct"][];
        };
        "EuLaw.GetDocumentArguments": {
            /** @description CELEX document number, such as 32016R0679; case does not matter. */
            celex: string;
        };
        "EuLaw.GetDocumentResult": {
            /** @description Document number. */
            celex: string;
            /** @description English title; null for documents without one. */
            title: string | null;
            /**
             * Format: date
             * @description Date of the document, for acts the day of signature.
             */
            date: string | null;
            /** @description Kind of act; null for those that are neither regulation, directive nor decision. */
            doc_type: components["schemas"]["EuLaw.ActType"] | null;
            /** @description All types that the source gives it. */
            document_types: components["schemas"]["EuLaw.ResourceType"][];
            /** @description Whether it is in force; null where the source does not say. */
            in_force: boolean | null;
            /**
             * Format: date
             * @description First day of its entry into force or application.
             */
            entry_into_force: string | null;
            /** @description All such days, earliest first: acts may apply in steps. */
            entry_into_force_dates: string[];
            /**
             * Format: date
             * @description Last day of validity; null while it is open.
             */
            end_of_validity: string | null;
            /** @description Institutions that made it, English names. */
            authors: string[];
            /** @description EuroVoc subjects by name; null where the source did not give them in time (note says so). */
            subjects: components["schemas"]["EuLaw.Subject"][] | null;
            /**
             * Format: uri
             * @description Page of the document on EUR-Lex.
             */
            url: string;
            /**
             * Format: uri
             * @description English text on EUR-Lex, for people (a bot challenge keeps programs out).
             */
            full_text_url: string;
            /**
             * Format: uri
             * @description Text for programs: send Accept: application/xhtml+xml and Accept-Language: eng.
             */
            machine_text_url: string;
            /** @description What is missing from this answer and why. */
            note: string | null;
        };
        "EuLaw.GetRecentArguments": {
            /** @description Only this kind of act. One of regulation, directive, decision (in any case). */
            doc_type?: string;
            /**
             * @description How many days back from today (UTC).
             * @default 30
             */
            days?: number;
            /**
             * @description How many acts at most.
             * @default 20
             */
            limit?: number;
        };
        "EuLaw.GetRecentResult": {
            /**
             * Format: date
             * @description First day of the window.
             */
            from_date: string;
            /**
             * Format: date
             * @description Last day of the window: today in UTC.
             */
            to_date: string;
            /** @description How many acts are returned. */
            count: number;
            /** @description True when further acts fall into the window than are returned. */
            more: boolean;
            /** @description Newest first. */
            acts: components["schemas"]["EuLaw.LegalAct"][];
        };
        "EuLaw.SearchBySubjectArguments": {
            /** @description EuroVoc descriptor such as artificial intelligence, its id such as 3030, or its address http://eurovoc.europa.eu/3030. */
            subject: string;
            /**
             * @description How many acts at most.
             * @default 20
             */
            limit?: number;
        };
        "EuLaw.SearchBySubjectResult": {
            /** @description The descriptor that was searched; null when there is none like it. */
            subject: components["schemas"]["EuLaw.Subject"] | null;
            /** @description Further descriptors that hold the words. */
            other_subjects: components["schemas"]["EuLaw.Subject"][];
            /** @description How many acts are returned. */
            count: number;
            /** @description True when further acts have the subject than are returned. */
            more: boolean;
            /** @description What to know about this answer: another descriptor was taken, none was found, or labels are missing. */
            note: string | null;
            /** @description Newest first. */
            acts: components["schemas"]["EuLaw.SubjectAct"][];
        };
        "EuResearch.CodeAndTitle": {
            /** @description Code. */
            code: string;
            /** @description What it means. */
            title: string | null;
        };
        "EuResearch.FoundProject": {
            /** @description Grant reference, such as 691102; old ones have letters, such as AIR21353. get_project takes it. */
            reference: string;
            /** @description Title in English. */
            title: string;
            /** @description Short name. */
            acronym: string | null;
            /** @description Framework programme; null for others and where the source does not say. */
            programme: components["schemas"]["EuResearch.Programme"] | null;
            /** @description Money; null where the record could not be read in time (funding_unread names those). */
            funding: components["schemas"]["EuResearch.Funding"] | null;
            /**
             * Format: date
             * @description First day.
             */
            start_date: string | null;
            /**
             * Format: date
             * @description Last day.
             */
            end_date: string | null;
            /** @description Country of the coordinator, in English. */
            coordinating_country: string | null;
            /** @description ISO 3166-1 alpha-2 code of that country. */
            coordinating_country_code: string | null;
            /**
             * Format: uri
             * @description Page of the project.
             */
            url: string;
        };
        "EuResearch.Funding": {
            /**
             * @description Currency of the amounts.
             * @constant
             */
            currency: "EUR";
            /** @description What the EU pays at most, in euro; null where not declared. */
            eu_contribution: number | null;
            /** @description Total cost of the project in euro; null where not declared. */
            total_cost: number | null;
        };
        "EuResearch.LegalBasis": {
            /** @description Code of the part of the programme, such as H2020-EU.1.3. */
            code: string;
            /** @description What that part is about. */
            title: string | null;
            /** @description Framework programme as CORDIS writes it: HORIZON, H2020, FP7, FP6, FP5 and older ones. */
            framework: string | null;
            /** @description True for the part that the project is counted under. */
            main: boolean;
        };
        "EuResearch.Participant": {
            /** @description Legal name. */
            name: string;
            /** @description Short name. */
            short_name: string | null;
            /** @description Role: coordinator, participant, thirdParty, associatedPartner, partner, beneficiary and others as CORDIS names them. */
            role: string;
            /** @description Country, in English. */
            country: string | null;
            /** @description ISO 3166-1 alpha-2 code (GR and GB, where CORDIS writes EL and UK). */
            country_code: string | null;
            /** @description City. */
            city: string | null;
            /** @description What it gets from the EU, in euro. */
            eu_contribution: number | null;
            /** @description The same without what it passes on to linked third parties, in euro. */
            net_eu_contribution: number | null;
            /** @description Its total cost, in euro. */
            total_cost: number | null;
            /** @description Whether it is a small or medium-sized enterprise. */
            sme: boolean | null;
            /** @description Whether it left before the end. */
            terminated: boolean | null;
            /** @description Kind of organisation, such as Research Organisations. */
            activity_type: string | null;
            /** @description Its website, as it gave it. */
            website: string | null;
            /** @description Participant identification code of the EU's funding portal. */
            pic: string | null;
        };
        /**
         * @description Framework programme: Horizon Europe since 2021, Horizon 2020 since 2014, FP7 since 2007, FP6 since 2002, FP5 since 1998.
         * @enum {string}
         */
        "EuResearch.Programme": "horizon-europe" | "horizon-2020" | "fp7" | "fp6" | "fp5";
        "EuResearch.SearchProjectsArguments": {
            /** @description Words such as microalgae cosmetics; at most 12 words or quoted phrases. */
            query: string;
            /** @description Only projects of this framework programme. One of horizon-europe, horizon-2020, fp7, fp6, fp5 (in any case). */
            programme?: string;
            /** @description Only projects coordinated in this country: English name or ISO 3166-1 code, such as France, FR or FRA. */
            country?: string;
            /**
             * @description How many projects at most. A smaller number is faster.
             * @default 20
             */
            limit?: number;
        };
        "EuResearch.SearchProjectsResult": {
            /** @description How many projects are returned. */
            count: number;
            /** @description How many projects match words and programme at the source, in any country; null where it does not say. */
            total: number | null;
            /** @description True when further projects may match than are returned. */
            more: boolean;
            /** @description What limits this answer. */
            note: string | null;
            /** @description References of the returned projects whose funding could not be read in time. */
            funding_unread: string[];
            /** @description Most relevant first. */
            projects: components["schemas"]["EuResearch.FoundProject"][];
        };
        "EuResearch.GetProjectArguments": {
            /** @description Grant reference as the searches give it, such as 691102 or AIR21353. */
            reference: string;
        };
        "EuResearch.GetProjectResult": {
            /** @description Grant reference. */
            reference: string;
            /** @description Title in English. */
            title: string;
            /** @description Short name. */
            acronym: string | null;
            /** @description The project's objective. */
            abstract: string | null;
            /** @description Money of the whole project. */
            funding: components["schemas"]["EuResearch.Funding"];
            /** @description Framework programme; null for older and other ones. */
            programme: components["schemas"]["EuResearch.Programme"] | null;
            /** @description Parts of the programme that fund it, the main one first. */
            legal_bases: components["schemas"]["EuResearch.LegalBasis"][];
            /** @description Topics of the call. */
            topics: components["schemas"]["EuResearch.CodeAndTitle"][];
            /** @description Calls for proposals. */
            calls: string[];
            /** @description Kind of grant, such as MSCA-RISE. */
            funding_scheme: components["schemas"]["EuResearch.CodeAndTitle"] | null;
            /** @description Fields of the EuroSciVoc taxonomy, each with the path to it. */
            fields_of_science: string[];
            /**
             * Format: date
             * @description First day.
             */
            start_date: string | null;
            /**
             * Format: date
             * @description Last day.
             */
            end_date: string | null;
            /** @description Planned length in months. */
            duration_months: number | null;
            /**
             * Format: date
             * @description Day on which the EU signed the grant.
             */
            signature_date: string | null;
            /** @description Status as CORDIS writes it: SIGNED, CLOSED, TERMINATED; null for old projects. */
            status: string | null;
            /** @description What the status means: running, closed, terminated. */
            status_label: string | null;
            /** @description Country of the coordinator, in English. */
            coordinating_country: string | null;
            /** @description ISO 3166-1 alpha-2 code of that country. */
            coordinating_country_code: string | null;
            /** @description How many participants. */
            participant_count: number;
            /** @description Coordinator first, in the order of the grant. */
            participants: components["schemas"]["EuResearch.Participant"][];
            /** @description DOI of the grant, such as 10.3030/691102. */
            grant_doi: string | null;
            /** @description Number of the record in CORDIS (RCN); not the grant reference. */
            record_number: string | null;
            /**
             * Format: date
             * @description Day of the record's last change.
             */
            updated: string | null;
            /**
             * Format: uri
             * @description Page of the project.
             */
            url: string;
            /** @description What this answer lacks and why. */
            note: string | null;
        };
        "EuResearch.SearchByProgrammeArguments": {
            /** @description Framework programme. One of horizon-europe, horizon-2020, fp7, fp6, fp5 (in any case). */
            programme: string;
            /**
             * @description How many projects at most. A smaller number is faster.
             * @default 20
             */
            limit?: number;
        };
        "EuResearch.SearchByProgrammeResult": {
            programme: components["schemas"]["EuResearch.Programme"];
            /** @description How many projects are returned. */
            count: number;
            /** @description How many projects the programme has, those that start later included; null where the source does not say. */
            total: number | null;
            /** @description True when the programme has further projects. */
            more: boolean;
            /** @description What limits this answer. */
            note: string | null;
            /** @description References of the returned projects whose funding could not be read in time. */
            funding_unread: string[];
            /** @description Most recently started first, those without a start date last. */
            projects: components["schemas"]["EuResearch.FoundProject"][];
        };
        "EuResearch.GetRecentProjectsArguments": {
            /**
             * @description How many projects at most. A smaller number is faster.
             * @default 20
             */
            limit?: number;
        };
        "EuResearch.GetRecentProjectsResult": {
            /** @description How many projects are returned. */
            count: number;
            /** @description What limits this answer. */
            note: string | null;
            /** @description References of the returned projects whose funding could not be read in time. */
            funding_unread: string[];
            /** @description Newest start first. */
            projects: components["schemas"]["EuResearch.FoundProject"][];
        };
        /**
         * @description Name of the angle between two signs.
         * @enum {string}
         */
        "Horoscopes.AspectName": "conjunction" | "semisextile" | "sextile" | "square" | "trine" | "quincunx" | "opposition";
        "Horoscopes.AstrologicalElement": {
            name: components["schemas"]["Horoscopes.Element"];
            /** @description What the element stands for. */
            description: string;
            /** @description Traits of its signs. */
            traits: string[];
            /** @description Its three signs. */
            signs: components["schemas"]["Horoscopes.SignName"][];
        };
        /**
         * @description One of the four classical elements.
         * @enum {string}
         */
        "Horoscopes.Element": "Fire" | "Earth" | "Air" | "Water";
        /**
         * @description Cardinal signs begin a season, fixed ones hold it, mutable ones end it.
         * @enum {string}
         */
        "Horoscopes.Quality": "Cardinal" | "Fixed" | "Mutable";
        /**
         * @description Sign of the tropical (Western) zodiac.
         * @enum {string}
         */
        "Horoscopes.SignName": "Aries" | "Taurus" | "Gemini" | "Cancer" | "Leo" | "Virgo" | "Libra" | "Scorpio" | "Sagittarius" | "Capricorn" | "Aquarius" | "Pisces";
        "Horoscopes.ZodiacSign": {
            name: components["schemas"]["Horoscopes.SignName"];
            /** @description What the sign pictures: Ram. */
            symbol: string;
            /** @description Unicode character of the sign: ♈. */
            glyph: string;
            element: components["schemas"]["Horoscopes.Element"];
            quality: components["schemas"]["Horoscopes.Quality"];
            /** @description Ruler in modern astrology; Sun and Moon count as planets. */
            ruling_planet: string;
            /** @description Ruler before Uranus, Neptune and Pluto were known. */
            traditional_ruler: string;
            /** @description Conventional dates, both days included: March 21 - April 19. */
            date_range: string;
            /** @description Month of the first day. */
            start_month: number;
            /** @description First day of the month. */
            start_day: number;
            /** @description Month of the last day; Capricorn ends in the next year. */
            end_month: number;
            /** @description Last day of the month. */
            end_day: number;
            /** @description Personality traits by tradition, weakness last. */
            traits: string[];
            /** @description Signs in trine (same element), then in sextile. */
            compatible_signs: components["schemas"]["Horoscopes.SignName"][];
        };
        "Horoscopes.ListZodiacSignsArguments": Record<string, never>;
        "Horoscopes.ListZodiacSignsResult": {
            /** @description How many signs. */
            count: number;
            /** @description The signs, Aries first. */
            signs: components["schemas"]["Horoscopes.ZodiacSign"][];
        };
        "Horoscopes.GetZodiacSignArguments": {
            /** @description Name of the sign, in any case: Leo. One of Aries, Taurus, Gemini, Cancer, Leo, Virgo, Libra, Scorpio, Sagittarius, Capricorn, Aquarius, Pisces (in any case). */
            name: string;
        };
        "Horoscopes.GetZodiacSignResult": components["schemas"]["Horoscopes.ZodiacSign"];
        "Horoscopes.GetDailyHoroscopeArguments": {
            /** @description Name of the sign, in any case: Leo. One of Aries, Taurus, Gemini, Cancer, Leo, Virgo, Libra, Scorpio, Sagittarius, Capricorn, Aquarius, Pisces (in any case). */
            sign: string;
            /**
             * Format: date
             * @description Day of the reading, YYYY-MM-DD. Default: today in UTC.
             * @example 2026-11-21
             */
            date?: string;
        };
        "Horoscopes.GetDailyHoroscopeResult": {
            sign: components["schemas"]["Horoscopes.SignName"];
            /**
             * Format: date
             * @description Day of the reading.
             */
            date: string;
            /** @description A few sentences. */
            reading: string;
            /** @description Number of the day. */
            lucky_number: number;
            /** @description Color of the day. */
            lucky_color: string;
            /** @description Mood of the day. */
            mood: string;
        };
        "Horoscopes.GetZodiacSignByBirthdayArguments": {
            /** @description Month of birth, 1 to 12. */
            month: number;
            /** @description Day of the month. February 29 exists. */
            day: number;
        };
        "Horoscopes.GetZodiacSignByBirthdayResult": components["schemas"]["Horoscopes.ZodiacSign"];
        "Horoscopes.CheckZodiacCompatibilityArguments": {
            /** @description One sign, in any case. One of Aries, Taurus, Gemini, Cancer, Leo, Virgo, Libra, Scorpio, Sagittarius, Capricorn, Aquarius, Pisces (in any case). */
            sign1: string;
            /** @description The other sign, in any case; may be the same. One of Aries, Taurus, Gemini, Cancer, Leo, Virgo, Libra, Scorpio, Sagittarius, Capricorn, Aquarius, Pisces (in any case). */
            sign2: string;
        };
        "Horoscopes.CheckZodiacCompatibilityResult": {
            sign1: components["schemas"]["Horoscopes.SignName"];
            sign2: components["schemas"]["Horoscopes.SignName"];
            /** @description 0 clashes, 100 harmonizes. */
            score: number;
            /** @description What tradition says of the pair. */
            description: string;
            aspect: components["schemas"]["Horoscopes.AspectName"];
            /** @description Angle between the signs, in degrees. */
            angle_degrees: number;
            /** @description Element of sign1, then of sign2. */
            elements: components["schemas"]["Horoscopes.Element"][];
        };
        "Horoscopes.ListAstrologicalElementsArguments": Record<string, never>;
        "Horoscopes.ListAstrologicalElementsResult": {
            /** @description How many elements. */
            count: number;
            /** @description The elements, in the order of the zodiac. */
            elements: components["schemas"]["Horoscopes.AstrologicalElement"][];
        };
        "NoParliament.CaseRow": {
            /** @description Case number; get_case and get_votes take it as case_id. */
            id: number;
            /** @description Formal title. */
            title: string;
            /** @description Readable title. */
            short_title: string | null;
            /** @description Status in the source's words: varslet, mottatt, til_behandling, behandlet, trukket, bortfalt; null where not specified. */
            status: string | null;
            /** @description The status in English. */
            status_label: string | null;
            /** @description Type in the source's words: alminneligsak (ordinary matter), budsjett (budget), lovsak (bill). */
            type: string | null;
            /** @description Group of documents in the source's words: proposisjon (government proposition), representantforslag (private member's motion), grunnlovsforslag (constitutional amendment), melding (white paper or report), dokumentserien (Storting document), innstillingssaker (committee recommendation), redegjorelse (statement), innberetning (reported matter). */
            document_group: string | null;
            /** @description Documents of the case, such as Prop. 90 S (2011-2012). */
            reference: string | null;
            /** @description Committee that treats it; null before one is chosen. */
            committee: components["schemas"]["NoParliament.Committee"] | null;
            /** @description Names of its topics, in capitals as the source writes them. */
            topics: string[];
            /**
             * Format: date
             * @description Day of the last change.
             */
            last_updated: string | null;
            /** @description Session in which it was treated; null until it is. */
            treated_in_session: string | null;
            /** @description Number of the committee's recommendation (innstilling); null for none. */
            recommendation_id: number | null;
            /** @description Number of the case under which the matter was proposed. */
            proposed_case_id: number | null;
        };
        "NoParliament.CaseTopic": {
            /** @description Topic number. */
            id: string;
            /** @description Name in capitals. */
            name: string;
            /** @description Whether it is a main topic. */
            is_main_topic: boolean | null;
            /** @description Number of the main topic that it belongs to; a main topic may name itself. */
            main_topic_id: string | null;
        };
        "NoParliament.Committee": {
            /** @description Code, such as FINANS. */
            id: string;
            /** @description Norwegian name. */
            name: string;
        };
        /**
         * @description Gender as the source registers it.
         * @enum {string}
         */
        "NoParliament.Gender": "female" | "male";
        "NoParliament.Party": {
            /** @description Code, such as A, FrP or SV. */
            id: string;
            /** @description Norwegian name. */
            name: string;
            /** @description Whether it has seats now; null where the source does not say. */
            represented: boolean | null;
        };
        "NoParliament.Person": {
            /** @description Short code of the person, such as GJB. */
            id: string;
            /** @description First and last name. */
            name: string;
            /** @description Code of the party, such as KrF; null where the source gives none. */
            party: string | null;
        };
        "NoParliament.Procedure": {
            /** @description Code of the procedure, such as REPRFORS. */
            id: string | null;
            /** @description Norwegian name. */
            name: string | null;
            /** @description Steps in their order. */
            steps: components["schemas"]["NoParliament.ProcedureStep"][];
        };
        "NoParliament.ProcedureStep": {
            /** @description Position of the step. */
            number: number | null;
            /** @description Code, such as KOMBEH. */
            id: string | null;
            /** @description Norwegian name. */
            name: string | null;
            /** @description Whether the step does not apply to this case. */
            skipped: boolean | null;
        };
        "NoParliament.Publication": {
            /** @description Name, such as Innst. 109 S (2010-2011). */
            title: string | null;
            /**
             * Format: uri
             * @description Address of the publication.
             */
            url: string | null;
            /** @description Kind in the source's words, such as innstilling, referat, dok8. */
            type: string | null;
            /** @description Further kind, such as storting. */
            subtype: string | null;
            /** @description The source's id of its machine-readable form. */
            export_id: string | null;
        };
        "NoParliament.Representative": {
            /** @description Short code of the person, such as AASE; it may hold Æ, Ø and Å. */
            id: string;
            /** @description First and last name. */
            name: string;
            /** @description First name or names. */
            first_name: string | null;
            /** @description Last name. */
            last_name: string | null;
            /** @description Code of the party, such as A, H, FrP, Sp; null for members without one. */
            party: string | null;
            /** @description Norwegian name of the party. */
            party_name: string | null;
            /** @description County that elected the person. */
            county: string | null;
            /** @description Code of the county, such as Ak. */
            county_id: string | null;
            /** @description Committees of the person; null where the source does not give them (it does not for past periods). */
            committees: components["schemas"]["NoParliament.Committee"][] | null;
            /** @description E-mail address; null where the source gives none. */
            email: string | null;
            /** @description Gender as the source registers it. */
            gender: components["schemas"]["NoParliament.Gender"] | null;
            /**
             * Format: date
             * @description Date of birth.
             */
            date_of_birth: string | null;
            /**
             * Format: date
             * @description Date of death; null for the living and where unknown.
             */
            date_of_death: string | null;
            /** @description Whether the person is a deputy (vararepresentant). */
            is_deputy: boolean | null;
            /** @description The member in whose place a deputy sits. */
            deputy_for: components["schemas"]["NoParliament.Person"] | null;
        };
        "NoParliament.Session": {
            /** @description Session id, such as 2026-2027; other tools take it as session_id. */
            id: string;
            /**
             * Format: date
             * @description First day.
             */
            from: string;
            /**
             * Format: date
             * @description Last day.
             */
            to: string;
            /** @description Whether it is the running session. */
            is_current: boolean;
        };
        "NoParliament.Subtopic": {
            /** @description Topic number. */
            id: string;
            /** @description Name in capitals. */
            name: string;
            /** @description False. */
            is_main_topic: boolean;
        };
        "NoParliament.Topic": {
            /** @description Topic number. */
            id: string;
            /** @description Name in capitals. */
            name: string;
            /** @description True. */
            is_main_topic: boolean;
            /** @description Topics under it; they have none themselves. */
            subtopics: components["schemas"]["NoParliament.Subtopic"][];
        };
        "NoParliament.Vote": {
            /** @description Number of the ballot. */
            id: number;
            /** @description What was voted on. */
            topic: string | null;
            /**
             * Format: date-time
             * @description When, with the offset of Norwegian time.
             */
            time: string | null;
            /** @description Whether it was adopted. */
            passed: boolean | null;
            /** @description Whether the source gives counts. Where it does not (unanimous ballots), for, against and absent are null. */
            counted: boolean;
            /** @description Votes for; null where there is no count. */
            for: number | null;
            /** @description Votes against; null where there is no count. */
            against: number | null;
            /** @description Members who were not present; null where there is no count. */
            absent: number | null;
            /** @description Whether the source calls the result unanimous. */
            unanimous: boolean;
            /** @description Kind of result in the source's words, such as enstemmig_vedtatt; null where not specified. */
            result: string | null;
            /** @description The same as a Norwegian text, such as Enstemmig vedtatt. */
            result_text: string | null;
            /** @description Whether each member's vote was recorded. */
            recorded_individually: boolean | null;
            /** @description Whether members voted free of their party. */
            free_vote: boolean | null;
            /** @description The other row of an alternative ballot (two proposals against each other); it has for and against swapped. */
            alternative_vote_id: number | null;
            /** @description Order of treatment at the sitting. */
            order: number | null;
            /** @description Number of the case on the sitting's agenda. */
            agenda_number: number | null;
            /** @description Method of voting; newer answers of the source lack it. */
            method: string | null;
            /** @description Remark of the source. */
            comment: string | null;
            /** @description Who presided. */
            president: components["schemas"]["NoParliament.Person"] | null;
        };
        "NoParliament.ListSessionsArguments": Record<string, never>;
        "NoParliament.ListSessionsResult": {
            /** @description How many sessions. */
            count: number;
            /** @description Id of the running session. */
            current_session: string;
            /** @description Newest first. */
            sessions: components["schemas"]["NoParliament.Session"][];
        };
        "NoParliament.GetCurrentRepresentativesArguments": Record<string, never>;
        "NoParliament.GetCurrentRepresentativesResult": {
            /** @description How many representatives. */
            count: number;
            /** @description In the order of the source. */
            representatives: components["schemas"]["NoParliament.Representative"][];
        };
        "NoParliament.GetRepresentativesArguments": {
            /** @description Four-year period as YYYY-YYYY, such as 2021-2025; the early ones are 1945-1949, 1950-1953, 1954-1957, 1958-1961, then every four years. */
            period_id: string;
        };
        "NoParliament.GetRepresentativesResult": {
            /** @description The period as YYYY-YYYY. */
            period_id: string;
            /** @description How many representatives. */
            count: number;
            /** @description In the order of the source. */
            representatives: components["schemas"]["NoParliament.Representative"][];
        };
        "NoParliament.ListPartiesArguments": {
            /** @description Only parties of this session, as YYYY-YYYY; without it all parties, historical and current. */
            session_id?: string;
        };
        "NoParliament.ListPartiesResult": {
            /** @description The session; null for all parties. */
            session_id: string | null;
            /** @description How many parties. */
            count: number;
            /** @description In the order of the source. */
            parties: components["schemas"]["NoParliament.Party"][];
        };
        "NoParliament.ListCommitteesArguments": {
            /** @description Session as YYYY-YYYY, such as 2026-2027; list_sessions gives them. */
            session_id: string;
        };
        "NoParliament.ListCommitteesResult": {
            /** @description The session as YYYY-YYYY. */
            session_id: string;
            /** @description How many committees. */
            count: number;
            /** @description In the order of the source. */
            committees: components["schemas"]["NoParliament.Committee"][];
        };
        "NoParliament.GetCasesArguments": {
            /** @description Session as YYYY-YYYY, such as 2026-2027; list_sessions gives them. */
            session_id: string;
        };
        "NoParliament.GetCasesResult": {
            /** @description The session as YYYY-YYYY. */
            session_id: string;
            /** @description How many cases. */
            count: number;
            /** @description In the order of the source. */
            cases: components["schemas"]["NoParliament.CaseRow"][];
        };
        "NoParliament.GetCaseArguments": {
            /** @description Case number, such as 47163; get_cases gives them. */
            case_id: number;
        };
        "NoParliament.GetCaseResult": {
            /** @description Case number. */
            id: number;
            /** @description Formal title. */
            title: string;
            /** @description Readable title. */
            short_title: string | null;
            /** @description Session of the case as YYYY-YYYY. */
            session: string | null;
            /** @description Number of the case within its series of documents. */
            number: number | null;
            /** @description Status in the source's words: varslet, mottatt, til_behandling, behandlet, trukket, bortfalt; null where not specified. */
            status: string | null;
            /** @description The status in English. */
            status_label: string | null;
            /** @description Whether the parliament is done with it. */
            finished: boolean | null;
            /** @description Type in the source's words: alminneligsak (ordinary matter), budsjett (budget), lovsak (bill). */
            type: string | null;
            /** @description The type in English. */
            type_label: string | null;
            /** @description Group of documents in the source's words: proposisjon (government proposition), representantforslag (private member's motion), grunnlovsforslag (constitutional amendment), melding (white paper or report), dokumentserien (Storting document), innstillingssaker (committee recommendation), redegjorelse (statement), innberetning (reported matter). */
            document_group: string | null;
            /** @description The group in English. */
            document_group_label: string | null;
            /** @description Committee that treats it; null before one is chosen. */
            committee: components["schemas"]["NoParliament.Committee"] | null;
            /** @description Representatives who proposed it; none for cases of the government. */
            proposers: components["schemas"]["NoParliament.Person"][];
            /** @description Members of the committee who report on it. */
            rapporteurs: components["schemas"]["NoParliament.Person"][];
            /** @description Its topics. */
            topics: components["schemas"]["NoParliament.CaseTopic"][];
            /** @description Documents of the case, such as Dokument 8:175 S (2009-2010), Innst. 109 S (2010-2011). */
            reference: string | null;
            /** @description Publications: proposal, recommendation, minutes, decision. */
            publications: components["schemas"]["NoParliament.Publication"][];
            /** @description Title of the committee's recommendation; it may hold HTML. */
            recommendation_text: string | null;
            /** @description The decision; it may hold HTML. */
            decision_text: string | null;
            /** @description Summary of the decision; it may hold HTML. */
            short_decision: string | null;
            /** @description Remark in brackets, such as Forslag fra (KrF). */
            parenthetical_text: string | null;
            /** @description How the case goes through the parliament. */
            procedure: components["schemas"]["NoParliament.Procedure"] | null;
            /** @description Norwegian keywords. */
            keywords: string[];
        };
        "NoParliament.GetVotesArguments": {
            /** @description Case number, such as 78686; get_cases gives them. */
            case_id: number;
        };
        "NoParliament.GetVotesResult": {
            /** @description Case number. */
            case_id: number;
            /** @description How many ballots. */
            count: number;
            /** @description In the order of time. */
            votes: components["schemas"]["NoParliament.Vote"][];
            /** @description What a reader should know about missing ballots and counts. */
            note: string | null;
        };
        "NoParliament.ListTopicsArguments": Record<string, never>;
        "NoParliament.ListTopicsResult": {
            /** @description How many main topics. */
            count: number;
            /** @description Main topics, each with its subtopics. */
            topics: components["schemas"]["NoParliament.Topic"][];
        };
        "NoRegistry.Address": {
            /** @description Street address, or post box, line by line. */
            lines: string[];
            /** @description Postal code. */
            postal_code: string | null;
            /** @description Postal place. */
            city: string | null;
            /** @description Name of the municipality. */
            municipality: string | null;
            /** @description Number of the municipality (4 digits). */
            municipality_code: string | null;
            /** @description Name of the country in Norwegian. */
            country: string | null;
            /** @description ISO 3166-1 alpha-2 code of the country. */
            country_code: string | null;
        };
        "NoRegistry.Change": {
            /** @description Organisation number of the company. */
            entity_id: string;
            /** @description Name of the company. */
            name: string | null;
            /**
             * Format: date-time
             * @description When the change was found, in UTC.
             */
            changed_at: string;
            change: components["schemas"]["NoRegistry.ChangeKind"];
            /** @description What changed. */
            field_changes: components["schemas"]["NoRegistry.FieldChange"][];
        };
        /**
         * @description created: new on the watchlist; updated; removed: no longer in the register.
         * @enum {string}
         */
        "NoRegistry.ChangeKind": "created" | "updated" | "removed";
        "NoRegistry.Company": {
            /** @description Organisation number (9 digits). */
            org_number: string;
            /** @description Registered name. */
            name: string;
            unit_type: components["schemas"]["NoRegistry.UnitType"];
            status: components["schemas"]["NoRegistry.CompanyStatus"];
            /** @description Code of the legal form, such as AS, ASA, ENK, DA, ORGL, BEDR. */
            legal_form: string | null;
            /** @description What the code stands for (Norwegian). */
            legal_form_description: string | null;
            /** @description Main industry code (Norwegian NACE), such as 06.100. */
            industry_code: string | null;
            /** @description What the code stands for (Norwegian). */
            industry_description: string | null;
            /** @description Business address; of a branch its location. */
            address: components["schemas"]["NoRegistry.Address"] | null;
            /** @description Employees. The register does not publish numbers below 5: null means 0 to 4, or unknown. */
            employee_count: number | null;
            /**
             * Format: date
             * @description When it was registered.
             */
            registration_date: string | null;
            /** @description Whether it is registered for VAT. */
            vat_registered: boolean | null;
            /** @description Whether bankruptcy proceedings are open. */
            bankrupt: boolean | null;
            /** @description Whether it was deleted from the register; then only number, name, form and dates are known. */
            deleted: boolean;
            /**
             * Format: date
             * @description When it was deleted.
             */
            deletion_date?: string;
            /** @description Organisation number of the unit that it belongs to. */
            parent_org_number?: string;
            /** @description Web site as registered, often without http. */
            website?: string;
            /** @description Where letters go. */
            postal_address?: components["schemas"]["NoRegistry.Address"];
            /** @description Second and third industry. */
            further_industries?: components["schemas"]["NoRegistry.Industry"][];
            /** @description What it does for its own group as an auxiliary unit. */
            auxiliary_industry?: components["schemas"]["NoRegistry.Industry"];
            /** @description Whether it has employees at all; true with a null employee_count means 1 to 4. */
            has_registered_employees?: boolean;
            /**
             * Format: date
             * @description Day of the employee count.
             */
            employee_count_date?: string;
            /**
             * Format: date
             * @description When it was founded.
             */
            founded_date?: string;
            /**
             * Format: date
             * @description When a branch started.
             */
            start_date?: string;
            /**
             * Format: date
             * @description When a branch closed.
             */
            closed_date?: string;
            /**
             * Format: date
             * @description When a branch last changed its owner.
             */
            ownership_change_date?: string;
            /**
             * Format: date
             * @description When it was registered for VAT.
             */
            vat_registration_date?: string;
            /** @description For what it is registered for VAT of its own will (Norwegian). */
            voluntary_vat_registrations?: string[];
            /**
             * Format: date
             * @description When the proceedings were opened.
             */
            bankruptcy_date?: string;
            /** @description Whether it is being wound up. */
            winding_up?: boolean;
            /**
             * Format: date
             * @description Since when it is being wound up.
             */
            winding_up_date?: string;
            /** @description Whether it is under forced liquidation or dissolution. */
            forced_dissolution?: boolean;
            /** @description Telephone number as registered. */
            phone?: string;
            /** @description Mobile number as registered. */
            mobile?: string;
            /** @description E-mail address as registered. */
            email?: string;
            /** @description Institutional sector code. */
            sector_code?: string;
            /** @description What the sector code stands for (Norwegian). */
            sector_description?: string;
            /** @description Registered capital. */
            share_capital?: components["schemas"]["NoRegistry.ShareCapital"];
            /** @description What it says it does (Norwegian). */
            activity?: string;
            /** @description Purpose in its articles (Norwegian). */
            purpose?: string;
            /**
             * Format: date
             * @description Date of its articles.
             */
            articles_date?: string;
            /** @description Whether it is part of a group of companies. */
            in_group?: boolean;
            /** @description Year of the newest annual accounts. */
            last_annual_accounts?: number;
            /**
             * Format: date
             * @description When it was registered in the Register of Business Enterprises.
             */
            business_enterprise_date?: string;
            /** @description Other registers that it is in. */
            registered_in?: components["schemas"]["NoRegistry.Registrations"];
            /** @description Written Norwegian that it uses: Bokmål or Nynorsk. */
            language_form?: string;
            /** @description Remarks of the register (Norwegian). */
            remarks?: string[];
        };
        /**
         * @description The gravest that holds: deleted from the register, bankrupt, under forced dissolution, being wound up, closed down, or active.
         * @enum {string}
         */
        "NoRegistry.CompanyStatus": "active" | "bankrupt" | "forced_dissolution" | "winding_up" | "closed" | "deleted";
        "NoRegistry.CompanySummary": {
            /** @description Organisation number (9 digits). */
            org_number: string;
            /** @description Registered name. */
            name: string;
            unit_type: components["schemas"]["NoRegistry.UnitType"];
            status: components["schemas"]["NoRegistry.CompanyStatus"];
            /** @description Code of the legal form, such as AS, ASA, ENK, DA, ORGL, BEDR. */
            legal_form: string | null;
            /** @description What the code stands for (Norwegian). */
            legal_form_description: string | null;
            /** @description Main industry code (Norwegian NACE), such as 06.100. */
            industry_code: string | null;
            /** @description What the code stands for (Norwegian). */
            industry_description: string | null;
            /** @description Business address; of a branch its location. */
            address: components["schemas"]["NoRegistry.Address"] | null;
            /** @description Employees. The register does not publish numbers below 5: null means 0 to 4, or unknown. */
            employee_count: number | null;
            /**
             * Format: date
             * @description When it was registered.
             */
            registration_date: string | null;
            /** @description Whether it is registered for VAT. */
            vat_registered: boolean | null;
            /** @description Whether bankruptcy proceedings are open. */
            bankrupt: boolean | null;
            /** @description Whether it was deleted from the register; then only number, name, form and dates are known. */
            deleted: boolean;
            /**
             * Format: date
             * @description When it was deleted.
             */
            deletion_date?: string;
            /** @description Organisation number of the unit that it belongs to. */
            parent_org_number?: string;
            /** @description Web site as registered, often without http. */
            website?: string;
        };
        "NoRegistry.FieldChange": {
            /** @description Field of lookup_registry_company, such as name or address.postal_code. */
            field: string;
            /** @description Value before; null where there was none. Lists are joined by semicolons. */
            before: string | number | boolean | null;
            /** @description Value after; null where there is none any more. */
            after: string | number | boolean | null;
        };
        "NoRegistry.Industry": {
            /** @description Industry code (Norwegian NACE; SN2025 codes since 2025), such as 06.100. */
            code: string;
            /** @description What the code stands for (Norwegian). */
            description: string | null;
        };
        "NoRegistry.Registrations": {
            /** @description In the Register of Business Enterprises (Foretaksregisteret). */
            business_enterprises: boolean | null;
            /** @description In the Register of Foundations. */
            foundations: boolean | null;
            /** @description In the Register of Non-Profit Organisations. */
            voluntary_organisations: boolean | null;
            /** @description In the Register of Political Parties. */
            political_parties: boolean | null;
        };
        "NoRegistry.Role": {
            /** @description Code of the role, such as LEDE, MEDL, DAGL, REVI. */
            role_type: string;
            /** @description The role in English, such as chair of the board; null for a rare code. */
            role_label: string | null;
            /** @description The role as the register calls it (Norwegian). */
            role_description: string | null;
            /** @description Code of the group of roles, such as STYR (board). */
            role_group: string | null;
            /** @description The group as the register calls it (Norwegian). */
            role_group_description: string | null;
            /**
             * Format: date
             * @description When the group of roles last changed.
             */
            group_changed_date: string | null;
            /** @description Name of the person; null where a company holds the role. */
            person_name: string | null;
            /** @description Year of birth of the person, where it is known. */
            birth_year: number | null;
            /** @description The company that holds the role; null for a person. */
            entity: components["schemas"]["NoRegistry.RoleEntity"] | null;
            /** @description Whether the person has died. */
            deceased?: boolean;
            /** @description Code of those who elected the person, such as AREP. */
            elected_by?: string;
            /** @description What that code stands for (Norwegian). */
            elected_by_description?: string;
            /** @description Share of the liability of a partner. */
            liability_share?: string;
        };
        "NoRegistry.RoleEntity": {
            /** @description Organisation number. */
            org_number: string | null;
            /** @description Registered name. */
            name: string | null;
            /** @description Code of its legal form. */
            legal_form: string | null;
            /** @description Whether it was deleted from the register. */
            deleted: boolean;
            /** @description Approval as auditor or accountant (Norwegian), where the register states one. */
            approval_status?: string;
        };
        "NoRegistry.ShareCapital": {
            /** @description Amount in the currency below. */
            amount: number | null;
            /** @description ISO 4217 code. */
            currency: string | null;
            /** @description Number of shares. */
            shares: number | null;
            /** @description Kind of capital (Norwegian), such as Aksjekapital. */
            type: string | null;
            /**
             * Format: date
             * @description When it was registered.
             */
            registered_date: string | null;
        };
        /**
         * @description entity: a company or organisation of its own; branch: a place of business (underenhet) of one.
         * @enum {string}
         */
        "NoRegistry.UnitType": "entity" | "branch";
        "NoRegistry.LookupRegistryCompanyArguments": {
            /** @description Organisation number: 9 digits, spaces and dashes allowed, such as 974 760 673. */
            org_number: string;
        };
        "NoRegistry.LookupRegistryCompanyResult": components["schemas"]["NoRegistry.Company"] | components["schemas"]["NotFound"];
        "NoRegistry.SearchRegistryCompaniesArguments": {
            /** @description Name or part of it, in any case. */
            name?: string;
            /** @description Number of the municipality: 4 digits, such as 0301 for Oslo. */
            municipality_code?: string;
            /** @description NACE code at any level, such as 06, 06.1 or 06.100 (SN2025 codes; older SN2007 codes find nothing). */
            industry_code?: string;
            /** @description Code of the legal form: AS, ASA, ENK, DA, or another of the register (ANS, NUF, SA, STI, ORGL, FLI …), in any case. */
            legal_form?: string;
            /**
             * @description Most companies to return.
             * @default 10
             */
            max_results?: number;
        };
        "NoRegistry.SearchRegistryCompaniesResult": {
            /** @description How many companies are returned. */
            count: number;
            /** @description How many companies match in the register. */
            total: number;
            /** @description Best match first. */
            companies: components["schemas"]["NoRegistry.CompanySummary"][];
            /** @description What to try when nothing was found. */
            hint?: string;
        };
        "NoRegistry.GetRegistryCompanyRolesArguments": {
            /** @description Organisation number: 9 digits, spaces and dashes allowed. */
            org_number: string;
        };
        "NoRegistry.GetRegistryCompanyRolesResult": {
            /** @description Organisation number that was asked for. */
            org_number: string;
            /** @description How many roles. */
            count: number;
            /** @description In the order of the register. */
            roles: components["schemas"]["NoRegistry.Role"][];
        } | components["schemas"]["NotFound"];
        "NoRegistry.GetRegistrySubsidiariesArguments": {
            /** @description Organisation number of the parent: 9 digits, spaces and dashes allowed. */
            org_number: string;
            /**
             * @description Most units to return.
             * @default 50
             */
            max_results?: number;
        };
        "NoRegistry.GetRegistrySubsidiariesResult": {
            /** @description Organisation number of the parent. */
            org_number: string;
            /** @description How many units are returned. */
            count: number;
            /** @description How many there are in the register; null when only one of the two kinds could be asked. */
            total: number | null;
            /** @description Children first, then branches; unit_type tells which. */
            subsidiaries: components["schemas"]["NoRegistry.CompanySummary"][];
            /** @description Kinds of unit that the source failed to give this time. */
            missing?: components["schemas"]["NoRegistry.UnitType"][];
        } | components["schemas"]["NotFound"];
        "NoRegistry.GetRegistryRecentChangesArguments": {
            /** @description ISO 8601 timestamp, such as 2026-11-20T08:00:00Z; without an offset it is UTC. */
            since: string;
            /**
             * @description Most changes to return.
             * @default 50
             */
            limit?: number;
        };
        "NoRegistry.GetRegistryRecentChangesResult": {
            /**
             * Format: date-time
             * @description The time asked for, in UTC.
             */
            since: string;
            /** @description How many companies are on the watchlist. */
            watched: number;
            /**
             * Format: date-time
             * @description From when on no change of the watchlist is missing, in UTC; null while the first look at it is still to come.
             */
            complete_since: string | null;
            /** @description How many changes are returned. */
            count: number;
            /** @description Whether there are further ones now. */
            more: boolean;
            /** @description Oldest first, all after since; to read on, ask again with since set to the last changed_at. */
            changes: components["schemas"]["NoRegistry.Change"][];
        };
        /**
         * @description How the name matched, best first; results are in this order, then by population.
         * @enum {string}
         */
        "Places.CityMatch": "name" | "alternate_name" | "name_prefix" | "word_prefix" | "part_of_name" | "alternate_name_prefix";
        "Places.Country": {
            /** @description ISO 3166-1 alpha-2 code. */
            iso_code: string;
            /** @description ISO 3166-1 alpha-3 code. */
            iso3_code: string;
            /** @description English name. */
            country_name: string;
            /** @description Name in its own language. */
            native_name: string;
            /** @description Capital; null where there is none. */
            capital: string | null;
            /** @description Inhabitants, about 2018; null where unknown. */
            population: number | null;
            /** @description Area in square kilometres. */
            area_km2: number;
            /**
             * @description Continent code.
             * @enum {string}
             */
            continent: "AF" | "AN" | "AS" | "EU" | "NA" | "OC" | "SA";
            /** @description Continent in English. */
            continent_name: string;
            /** @description ISO 4217 code of the (first) currency; null in Antarctica. */
            currency_code: string | null;
            /** @description All currencies in use. */
            currency_codes: string[];
            /** @description ISO 639 codes, most used first. */
            languages: string[];
            /** @description Telephone prefixes such as +47. */
            calling_codes: string[];
            /** @description Internet domain such as .no. */
            top_level_domain: string | null;
            /** @description Codes of countries with a common land border. */
            neighbours: string[];
        };
        "Places.FoundCity": {
            /** @description Name, in English where there is an English one. */
            name: string;
            /** @description ISO 3166-1 alpha-2 code of the country. */
            country_code: string;
            /** @description Degrees north, WGS 84. */
            latitude: number;
            /** @description Degrees east, WGS 84. */
            longitude: number;
            /** @description Inhabitants; null where GeoNames has none (it writes 0). */
            population: number | null;
            /** @description IANA time zone id. */
            timezone: string;
            /** @description GeoNames id; get_city takes it. */
            geonameid: number;
            /** @description GeoNames code of the state or region, within the country: MO for Missouri, mostly digits elsewhere. */
            admin1_code: string | null;
            /** @description GeoNames feature code: PPLC capital, PPLA to PPLA5 seat of a division, PPL other place. */
            feature_code: string | null;
            match: components["schemas"]["Places.CityMatch"];
        };
        "Places.TimezoneOffsets": {
            /** @description Modern IANA time zone id. */
            timezone_id: string;
            /** @description ISO 3166-1 alpha-2 code; null for zones without a place. */
            country_code: string | null;
            /** @description Hours from UTC on 1 January of this year, such as 5.5. In the south that is summer time. */
            gmt_offset_jan: number;
            /** @description Hours from UTC on 1 July of this year. In the south that is standard time. */
            dst_offset_jul: number;
            /** @description Hours from UTC without daylight saving time. */
            raw_offset: number;
        };
        "Places.SearchCitiesArguments": {
            /** @description Name of the place or its beginning, such as Springfield or Muenchen. */
            query: string;
            /** @description Only in this country: ISO 3166-1 alpha-2 code, such as NO. */
            country_code?: string;
            /**
             * @description How many at most.
             * @default 10
             */
            limit?: number;
        };
        "Places.SearchCitiesResult": {
            /** @description Best match first. */
            data: components["schemas"]["Places.FoundCity"][];
        };
        "Places.GetCityArguments": {
            /** @description GeoNames id, such as 3143244 for Oslo; search_cities gives them. */
            geonameid: number;
        };
        "Places.GetCityResult": {
            /** @description Name, in English where there is an English one. */
            name: string;
            /** @description Name on a plain keyboard. */
            ascii_name: string;
            /** @description Names in other languages and older names that differ in more than accents, languages not told. */
            alternate_names: string[];
            /** @description ISO 3166-1 alpha-2 code of the country. */
            country_code: string;
            /** @description English name of the country. */
            country_name: string;
            /** @description Degrees north, WGS 84. */
            latitude: number;
            /** @description Degrees east, WGS 84. */
            longitude: number;
            /** @description Metres above the sea, from a digital elevation model; null where unknown. */
            elevation: number | null;
            /** @description Inhabitants; null where GeoNames has none (it writes 0). */
            population: number | null;
            /** @description IANA time zone id. */
            timezone: string;
            /** @description GeoNames id. */
            geonameid: number;
            /** @description GeoNames code of the state or region, within the country: MO for Missouri, mostly digits elsewhere. */
            admin1_code: string | null;
            /** @description GeoNames feature code: PPLC capital, PPLA to PPLA5 seat of a division, PPL other place. */
            feature_code: string | null;
        };
        "Places.GetCountriesArguments": Record<string, never>;
        "Places.GetCountriesResult": {
            /** @description Ordered by code. */
            data: components["schemas"]["Places.Country"][];
        };
        "Places.GetCountryArguments": {
            /** @description ISO 3166-1 alpha-2 code, such as NO, in any case. */
            iso_code: string;
        };
        "Places.GetCountryResult": components["schemas"]["Places.Country"];
        "Places.SearchTimezonesArguments": {
            /** @description Part of an id, such as york or Europe; old names such as Calcutta find their modern zone. */
            query?: string;
            /** @description Only zones of this country: ISO 3166-1 alpha-2 code, such as AU. */
            country_code?: string;
            /**
             * @description How many at most.
             * @default 10
             */
            limit?: number;
        };
        "Places.SearchTimezonesResult": {
            /** @description Ids that begin with the query first, then those of which a part does, then the rest; alphabetical. */
            data: components["schemas"]["Places.TimezoneOffsets"][];
        };
        "Places.GetTimezoneArguments": {
            /** @description IANA id such as Europe/Oslo, in any case; old names are answered with the modern zone. */
            timezone_id: string;
        };
        "Places.GetTimezoneResult": components["schemas"]["Places.TimezoneOffsets"];
        "SeParliament.Activity": {
            /** @description Code, such as INL (submitted) or BES (decided). */
            code: string | null;
            /** @description Name in Swedish. */
            name: string | null;
            /**
             * Format: date
             * @description Day.
             */
            date: string | null;
            /** @description inträffat (happened) or planerat (planned). */
            status: string | null;
        };
        "SeParliament.Assignment": {
            /** @description Code of the body: kam is the chamber, others are committees and the like. */
            organ: string | null;
            /** @description Name of the committee in English; null for other bodies. */
            organ_name: string | null;
            /** @description Role in Swedish, such as Ledamot (member) or Suppleant (deputy). */
            role: string | null;
            /** @description Such as Tjänstgörande (serving) or Ledig (on leave). */
            status: string | null;
            /** @description Such as kammaruppdrag (seat in the chamber). */
            type: string | null;
            /**
             * Format: date
             * @description First day.
             */
            from: string | null;
            /**
             * Format: date
             * @description Last day; in the future for what lasts to the end of the term.
             */
            to: string | null;
            /** @description Whether it is held today. */
            is_current: boolean;
            /** @description Name of the body in Swedish, or who replaces a member on leave. */
            note: string | null;
        };
        "SeParliament.Attachment": {
            /** @description Title. */
            title: string | null;
            /** @description Kind of file, such as pdf. */
            file_type: string | null;
            /** @description Size. */
            bytes: number | null;
            /**
             * Format: uri
             * @description Address of the file.
             */
            url: string | null;
        };
        "SeParliament.Author": {
            /** @description Id of the person; get_member takes it. */
            person_id: string | null;
            /** @description Name. */
            name: string | null;
            /** @description Code of the party. */
            party: string | null;
            /** @description Role in the source's words, such as undertecknare (signatory). */
            role: string | null;
        };
        "SeParliament.BallotDocument": {
            /** @description Document id of the report. */
            dok_id: string;
            /** @description Title. */
            title: string | null;
            /** @description Code of the kind of document. */
            doc_type: string | null;
            /** @description Code of the committee. */
            committee: string | null;
            /** @description Name of the committee in English. */
            committee_name: string | null;
            /**
             * Format: date
             * @description Date of the report.
             */
            date: string | null;
            /** @description Status in the source's words. */
            status: string | null;
            /**
             * Format: uri
             * @description Address of the report.
             */
            url: string | null;
            /** @description Heading of the point that was voted on. */
            point_heading: string | null;
            /** @description What the committee proposed. */
            point_text: string | null;
            /** @description Which proposal won, such as utskottet. */
            winner: string | null;
        };
        "SeParliament.CommitteePoint": {
            /** @description Number of the point. */
            number: number | null;
            /** @description Heading. */
            heading: string | null;
            /** @description What the committee proposes. */
            text: string | null;
            /** @description How it was decided, such as röstning (ballot) or acklamation. */
            decision_type: string | null;
            /** @description Which proposal won, such as utskottet (the committee's). */
            winner: string | null;
            /** @description Id that get_vote_detail takes; null where there was no ballot. */
            votering_id: string | null;
            /** @description The source's own id of the ballot. */
            votering_guid: string | null;
            /** @description Result by party; null where there is none or it cannot be read. */
            tally: components["schemas"]["SeParliament.Tally"] | null;
        };
        /**
         * @description Gender as the source registers it.
         * @enum {string}
         */
        "SeParliament.Gender": "female" | "male";
        "SeParliament.ListedDocument": {
            /** @description Document id, such as HA01AU10; get_document takes it. */
            dok_id: string;
            /** @description Title. */
            title: string | null;
            /** @description Subtitle, such as who wrote a motion. */
            subtitle: string | null;
            /** @description Code of the kind of document, such as bet. */
            doc_type: string | null;
            /** @description Kind of document in English. */
            doc_type_label: string | null;
            /** @description Further kind. */
            subtype: string | null;
            /** @description Session such as 2022/23, or the year of a government series. */
            session: string | null;
            /** @description Designation within the session, such as AU10. */
            designation: string | null;
            /** @description Number within its series. */
            number: string | null;
            /** @description Code of the committee; bills have the name of the ministry here. */
            committee: string | null;
            /** @description Name of the committee in English. */
            committee_name: string | null;
            /**
             * Format: date
             * @description Date of the document.
             */
            date: string | null;
            /**
             * Format: date
             * @description Day of publication.
             */
            published: string | null;
            /** @description Status in the source's words. */
            status: string | null;
            /** @description Summary, or the text around the hit. */
            summary: string | null;
            /**
             * Format: uri
             * @description Address of the document.
             */
            url: string | null;
            /** @description Who wrote it. */
            authors: components["schemas"]["SeParliament.Author"][];
        };
        "SeParliament.ListedMember": {
            /** @description Id of the person, digits with their leading zeros; get_member takes it. */
            person_id: string;
            /** @description First and last name. */
            name: string;
            /** @description First name. */
            first_name: string | null;
            /** @description Last name. */
            last_name: string | null;
            /** @description Code of the party; null for members without one. */
            party: string | null;
            /** @description Name of the party in English. */
            party_name: string | null;
            /** @description Constituency. */
            constituency: string | null;
            /** @description Such as Tjänstgörande riksdagsledamot (serving member). */
            status: string | null;
            /** @description Gender as the source registers it. */
            gender: components["schemas"]["SeParliament.Gender"] | null;
            /** @description Year of birth. */
            birth_year: number | null;
            /**
             * Format: uri
             * @description Portrait.
             */
            image_url: string | null;
            /** @description Assignments held today, newest first; get_member has the whole history. */
            assignments: components["schemas"]["SeParliament.Assignment"][];
            /** @description How many assignments the person had in all, those of today included. */
            assignments_total: number;
        };
        "SeParliament.ListedVote": {
            /** @description Ballot, as <session>:<designation>:<point>, such as 2019/20:CU6:2; get_vote_detail takes it. */
            votering_id: string;
            /** @description The source's own id of the ballot. */
            votering_guid: string | null;
            /** @description Session, such as 2019/20. */
            session: string;
            /** @description Designation of the report, such as CU6. */
            designation: string;
            /** @description Point of the report. */
            point: number;
            /** @description Document id of the report. */
            dok_id: string | null;
            /** @description Id of the member; get_member takes it. */
            person_id: string | null;
            /** @description Name of the member. */
            name: string | null;
            /** @description Code of the party; null for members without one. */
            party: string | null;
            /** @description Constituency of the member. */
            constituency: string | null;
            /** @description The member's vote. */
            vote: components["schemas"]["SeParliament.VoteValue"] | null;
            /** @description sakfrågan (the matter itself) or motivfrågan (the reasons). */
            concerns: string | null;
            /** @description huvud (main ballot) or förberedande (preparatory). */
            kind: string | null;
            /**
             * Format: date
             * @description Day of the ballot.
             */
            date: string | null;
        };
        "SeParliament.MemberVote": {
            /** @description Id of the member; get_member takes it. */
            person_id: string | null;
            /** @description Name of the member. */
            name: string | null;
            /** @description Code of the party; null for members without one. */
            party: string | null;
            /** @description Constituency of the member. */
            constituency: string | null;
            /** @description The member's vote. */
            vote: components["schemas"]["SeParliament.VoteValue"] | null;
        };
        "SeParliament.Note": {
            /** @description Code, such as notis, rdbeslut, statustext. */
            code: string | null;
            /** @description Name in Swedish. */
            name: string | null;
            /** @description The note without its HTML. */
            text: string;
        };
        "SeParliament.OtherBallot": {
            /** @description The source's own id of the ballot. */
            votering_guid: string | null;
            /** @description sakfrågan (the matter itself) or motivfrågan (the reasons). */
            concerns: string | null;
            /** @description huvud (main ballot) or förberedande (preparatory). */
            kind: string | null;
            /** @description Votes for yes. */
            yes: number;
            /** @description Votes for no. */
            no: number;
            /** @description Abstentions. */
            abstain: number;
            /** @description Members who were absent. */
            absent: number;
        };
        "SeParliament.PartyCounts": {
            /** @description Code of the party; null for members without one. */
            party: string | null;
            /** @description Members who voted yes (Ja). */
            yes: number;
            /** @description Members who voted no (Nej). */
            no: number;
            /** @description Members who abstained (Avstår). */
            abstain: number;
            /** @description Members who were absent (Frånvarande). */
            absent: number;
        };
        "SeParliament.PersonalDetail": {
            /** @description Heading in the source's words. */
            code: string | null;
            /** @description Kind: titlar (titles), biografi, eadress and others. */
            type: string | null;
            /** @description The text. */
            text: string;
        };
        "SeParliament.Proposal": {
            /** @description Number. */
            number: string | null;
            /** @description What is proposed. */
            text: string | null;
            /** @description What the committee says, such as Bifall (approve). */
            committee_position: string | null;
            /** @description What the chamber decided, such as Avslag (reject). */
            chamber_decision: string | null;
            /** @description Report that treats it, such as 2018/19:FöU3. */
            treated_in: string | null;
            /** @description Code of the committee. */
            committee: string | null;
        };
        "SeParliament.Reference": {
            /** @description Kind of relation, such as behandlar (treats) or följdmotion. */
            kind: string | null;
            /** @description Id of the other document. */
            dok_id: string | null;
            /** @description Kind of the other document. */
            doc_type: string | null;
            /** @description Session of the other document. */
            session: string | null;
            /** @description Designation of the other document. */
            designation: string | null;
            /** @description Title of the other document. */
            title: string | null;
        };
        "SeParliament.Reservation": {
            /** @description Number. */
            number: number | null;
            /** @description Codes of the parties behind it. */
            parties: string[];
            /** @description Kind, such as reservation. */
            kind: string | null;
            /** @description Point of the report that it is against. */
            point: number | null;
        };
        "SeParliament.Tally": {
            /** @description What was voted on. */
            concerns: string | null;
            /** @description Votes for yes. */
            yes: number;
            /** @description Votes for no. */
            no: number;
            /** @description Abstentions. */
            abstain: number;
            /** @description Members who were absent. */
            absent: number;
            /** @description The same by party. */
            by_party: components["schemas"]["SeParliament.PartyCounts"][];
        };
        /**
         * @description How the member voted: yes, no, abstained, absent.
         * @enum {string}
         */
        "SeParliament.VoteValue": "Ja" | "Nej" | "Avstår" | "Frånvarande";
        "SeParliament.SearchDocumentsArguments": {
            /** @description Words to look for. */
            query?: string;
            /** @description Only this kind of document. One of prop, mot, bet, skr, sou (in any case). */
            doc_type?: string;
            /** @description Only of this committee: AU, CU, FiU, FöU, JuU, KU, KrU, MJU, NU, SfU, SkU, SoU, TU, UU, UbU, EUN or a joint one such as UFöU. */
            committee?: string;
            /** @description Only of this session, as YYYY/YY such as 2024/25 (or a calendar year for sou). */
            session?: string;
            /**
             * @description Which page of 20, from 1.
             * @default 1
             */
            page?: number;
        };
        "SeParliament.SearchDocumentsResult": {
            /** @description How many documents on this page. */
            count: number;
            /** @description How many hits the source has. */
            total: number;
            /** @description This page. */
            page: number;
            /** @description How many pages there are. */
            pages: number;
            /** @description The documents. */
            documents: components["schemas"]["SeParliament.ListedDocument"][];
            /** @description What a reader should know about hits that were left out. */
            note: string | null;
        };
        "SeParliament.GetDocumentArguments": {
            /** @description Document id, such as HA01AU10; search_documents gives them. */
            dok_id: string;
        };
        "SeParliament.GetDocumentResult": {
            /** @description Document id. */
            dok_id: string;
            /** @description Title. */
            title: string | null;
            /** @description Subtitle. */
            subtitle: string | null;
            /** @description Code of the kind of document. */
            doc_type: string | null;
            /** @description Kind of document in English. */
            doc_type_label: string | null;
            /** @description Further kind. */
            subtype: string | null;
            /** @description Kind and designation in Swedish, such as Betänkande 2022/23:AU10. */
            document_name: string | null;
            /** @description Session or year. */
            session: string | null;
            /** @description Designation within the session. */
            designation: string | null;
            /** @description Number within its series. */
            number: string | null;
            /** @description Code of the committee: of the report's own, or that a bill or motion went to. */
            committee: string | null;
            /** @description Name of the committee in English. */
            committee_name: string | null;
            /** @description Ministry of a bill; null for documents of the parliament. */
            issuer: string | null;
            /**
             * Format: date
             * @description Date of the document.
             */
            date: string | null;
            /**
             * Format: date
             * @description Day of publication.
             */
            published: string | null;
            /**
             * Format: date
             * @description Day of the source's last change.
             */
            updated: string | null;
            /** @description Status in the source's words. */
            status: string | null;
            /** @description Who wrote or signed it. */
            authors: components["schemas"]["SeParliament.Author"][];
            /** @description Points of a committee report. */
            committee_points: components["schemas"]["SeParliament.CommitteePoint"][];
            /** @description Proposals of a bill or motion. */
            proposals: components["schemas"]["SeParliament.Proposal"][];
            /** @description Reservations against a report. */
            reservations: components["schemas"]["SeParliament.Reservation"][];
            /** @description What happened to it. */
            activities: components["schemas"]["SeParliament.Activity"][];
            /** @description Notes: summaries, decision, status. */
            notes: components["schemas"]["SeParliament.Note"][];
            /** @description Files. */
            attachments: components["schemas"]["SeParliament.Attachment"][];
            /** @description Related documents. */
            references: components["schemas"]["SeParliament.Reference"][];
            /** @description Text as HTML without styles and scripts, at most 100000 characters; null where there is none. */
            html: string | null;
            /** @description Whether html was cut; html_url has the whole. */
            html_truncated: boolean;
            /**
             * Format: uri
             * @description Address of the text as HTML.
             */
            html_url: string | null;
            /**
             * Format: uri
             * @description Address of the plain text.
             */
            text_url: string | null;
        };
        "SeParliament.ListVotesArguments": {
            /** @description Session as YYYY/YY, such as 2019/20; the running one unless said. */
            session?: string;
            /** @description Only on this report: its designation such as CU6, or its document id such as H701CU6. */
            doc_id?: string;
        };
        "SeParliament.ListVotesResult": {
            /** @description The session. */
            session: string;
            /** @description Designation of the report; null for all. */
            designation: string | null;
            /** @description How many rows are given. */
            count: number;
            /** @description How many rows there are, as far as the source says. */
            total: number;
            /** @description In the order of the source. */
            votes: components["schemas"]["SeParliament.ListedVote"][];
            /** @description What a reader should know about missing rows. */
            note: string | null;
        };
        "SeParliament.GetVoteDetailArguments": {
            /** @description Ballot as <session>:<designation>:<point>, such as 2019/20:CU6:2; list_votes gives them. */
            votering_id: string;
        };
        "SeParliament.GetVoteDetailResult": {
            /** @description The ballot. */
            votering_id: string;
            /** @description The source's own id of the ballot. */
            votering_guid: string | null;
            /** @description Session. */
            session: string;
            /** @description Designation of the report. */
            designation: string;
            /** @description Point of the report. */
            point: number;
            /**
             * Format: date
             * @description Day of the ballot.
             */
            date: string | null;
            /** @description sakfrågan (the matter itself) or motivfrågan (the reasons). */
            concerns: string | null;
            /** @description huvud (main ballot) or förberedande (preparatory). */
            kind: string | null;
            /** @description The report. */
            document: components["schemas"]["SeParliament.BallotDocument"];
            /** @description How many members. */
            count: number;
            /** @description Votes for yes. */
            yes: number;
            /** @description Votes for no. */
            no: number;
            /** @description Abstentions. */
            abstain: number;
            /** @description Members who were absent. */
            absent: number;
            /** @description The same by party, members without one last. */
            by_party: components["schemas"]["SeParliament.PartyCounts"][];
            /** @description Every member's vote, by party, then by name. */
            votes: components["schemas"]["SeParliament.MemberVote"][];
            /** @description Further ballots on the same point. */
            other_ballots: components["schemas"]["SeParliament.OtherBallot"][];
            /** @description What a reader should know about what is missing. */
            note: string | null;
        };
        "SeParliament.SearchMembersArguments": {
            /**
             * @description samtliga for all members there ever were; without it those of today.
             * @enum {string}
             */
            status?: "" | "samtliga";
            /** @description Only of this party. One of S, M, SD, C, V, KD, L, MP (in any case). */
            party?: string;
            /**
             * @description How many at most.
             * @default 50
             */
            limit?: number;
        };
        "SeParliament.SearchMembersResult": {
            /** @description How many are given. */
            count: number;
            /** @description How many there are. */
            total: number;
            /** @description By name. */
            members: components["schemas"]["SeParliament.ListedMember"][];
        };
        "SeParliament.GetMemberArguments": {
            /** @description Id of the person with its leading zeros, such as 0391973624515; search_members gives them. */
            person_id: string;
        };
        "SeParliament.GetMemberResult": {
            /** @description Id of the person. */
            person_id: string;
            /** @description First and last name. */
            name: string;
            /** @description First name. */
            first_name: string | null;
            /** @description Last name. */
            last_name: string | null;
            /** @description Place that tells the person from another of the same name. */
            place: string | null;
            /** @description Code of the party; null for members without one. */
            party: string | null;
            /** @description Name of the party in English. */
            party_name: string | null;
            /** @description Constituency. */
            constituency: string | null;
            /** @description Such as Tidigare riksdagsledamot (former member). */
            status: string | null;
            /** @description Gender as the source registers it. */
            gender: components["schemas"]["SeParliament.Gender"] | null;
            /** @description Year of birth. */
            birth_year: number | null;
            /**
             * Format: uri
             * @description Portrait.
             */
            image_url: string | null;
            /** @description E-mail address; null where the source gives none. */
            email: string | null;
            /** @description Titles and profession, in Swedish and English as given. */
            titles: string[];
            /** @description All assignments, newest first. */
            assignments: components["schemas"]["SeParliament.Assignment"][];
            /** @description Further details: education, employment, biography. */
            details: components["schemas"]["SeParliament.PersonalDetail"][];
        };
        "UnitConversion.Category": {
            category: components["schemas"]["UnitConversion.UnitCategory"];
            /** @description Unit whose factor is 1. */
            base_unit: string;
            /** @description How many units follow. */
            unit_count: number;
            /** @description Base unit first, then by kind and size. */
            units: components["schemas"]["UnitConversion.Unit"][];
        };
        "UnitConversion.Unit": {
            /** @description Canonical name, as results give it: kilometer_per_hour. */
            name: string;
            /** @description Usual symbol: km/h. */
            symbol: string;
            /** @description Plural, as a sentence has it: kilometers per hour. */
            plural: string;
            /** @description Other symbols and names that are understood. Beyond these: British spelling, spaces or hyphens for underscores, sq, ^2 and ² for squares, cu, ^3 and ³ for cubes, x/y for x per y. */
            aliases: string[];
            /** @description Size in base units; null for temperatures, which have a formula instead. */
            factor: number | null;
            /** @description Whether it is the base unit of its category. */
            base: boolean;
            /** @description True when the factor is measured or rounded, not exact by definition. */
            approximate: boolean;
            /** @description How a temperature becomes kelvins. */
            formula?: string;
            /** @description What to know about the definition. */
            note?: string;
        };
        /**
         * @description What is measured. Units convert only within one category.
         * @enum {string}
         */
        "UnitConversion.UnitCategory": "length" | "mass" | "volume" | "area" | "speed" | "time" | "temperature" | "digital_storage" | "energy" | "pressure";
        "UnitConversion.ConvertUnitsArguments": {
            /** @description The amount to convert, in from_unit. May be negative, except below absolute zero. */
            value: number;
            /**
             * @description Unit of the value, such as mile, lb, fahrenheit, GB, km/h.
             * @example mile
             * @example fahrenheit
             * @example GB
             */
            from_unit: string;
            /**
             * @description Unit wanted, of the same category, such as kilometer, kg, celsius, MiB, mph.
             * @example kilometer
             * @example celsius
             * @example MiB
             */
            to_unit: string;
        };
        "UnitConversion.ConvertUnitsResult": {
            /** @description The amount as given. */
            value: number;
            /** @description Canonical name of the unit converted from. */
            from_unit: string;
            /** @description Canonical name of the unit converted to. */
            to_unit: string;
            /** @description The amount in to_unit, at full precision. */
            result: number;
            category: components["schemas"]["UnitConversion.UnitCategory"];
            /** @description The conversion as a sentence, to 12 digits: 1 mile = 1.609344 kilometers. */
            text: string;
            /** @description How to convert other amounts: kilometers = miles × 1.609344. */
            formula: string;
            /** @description True when a factor is measured or rounded (mach, parsec, dalton), so that not all digits of the result count. */
            approximate: boolean;
        };
        "UnitConversion.ListUnitCategoriesArguments": Record<string, never>;
        "UnitConversion.ListUnitCategoriesResult": {
            /** @description How many categories. */
            count: number;
            /** @description How many units in all categories. */
            unit_count: number;
            /** @description Every category with its units. */
            categories: components["schemas"]["UnitConversion.Category"][];
        };
        "UnitConversion.ListUnitsInCategoryArguments": {
            /** @description What is measured, such as length or digital_storage. One of length, mass, volume, area, speed, time, temperature, digital_storage, energy, pressure (in any case). */
            category: string;
        };
        "UnitConversion.ListUnitsInCategoryResult": components["schemas"]["UnitConversion.Category"];
        "UsHealth.Footnote": {
            /** @description Code as footnote_codes name it. */
            code: string;
            /** @description What it says; null for a code that is not known here. */
            meaning: string | null;
        };
        "UsHealth.Hospital": {
            /** @description CMS certification number: 6 characters, leading zeros kept; ids of veterans' and military hospitals end in a letter. */
            facility_id: string;
            /** @description Name, in upper case as the source has it. */
            name: string;
            /** @description Street address. */
            address: string | null;
            /** @description City or town. */
            city: string | null;
            /** @description Two-letter code of the state or territory. */
            state: string | null;
            /** @description ZIP code. */
            zip_code: string | null;
            /** @description County or parish. */
            county: string | null;
            /** @description Telephone number, such as (334) 793-8701. */
            phone: string | null;
            /** @description Kind of hospital, such as Acute Care Hospitals, Critical Access Hospitals, Childrens or Psychiatric. */
            type: string | null;
            /** @description Who owns it, such as Proprietary or Government - Local. */
            ownership: string | null;
            /** @description Whether it has an emergency department. */
            emergency_services: boolean | null;
            /** @description Whether it holds CMS's birthing-friendly designation. */
            birthing_friendly: boolean;
            /** @description Overall star rating, 5 is best; null when it has none, and the footnotes say why. */
            overall_rating: number | null;
            /** @description Codes of the footnotes to the rating. */
            rating_footnote_codes: string[];
        };
        "UsHealth.MissingPart": {
            /** @description What could not be fetched. */
            part: string;
            /** @description Why. */
            reason: string;
        };
        /**
         * @description How the hospital compares with the nation on a measure, in one word.
         * @enum {string}
         */
        "UsHealth.NationalComparison": "better" | "no_different" | "worse" | "too_few_cases";
        "UsHealth.Provider": {
            /** @description National Provider Identifier, 10 digits. */
            npi: string;
            type: components["schemas"]["UsHealth.ProviderType"];
            /** @description First, middle and last name with suffix, or the organization's name; in upper case as the source has it. */
            name: string | null;
            /** @description As the provider wrote them, such as M.D. or RN; null for organizations. */
            credentials: string | null;
            /** @description Description of the primary specialty. */
            primary_specialty: string | null;
            /** @description All specialties, the primary one first. */
            specialties: components["schemas"]["UsHealth.ProviderSpecialty"][];
            /** @description Where the provider practises (not the mailing address). */
            practice_address: components["schemas"]["UsHealth.ProviderAddress"] | null;
            /** @description Further places of practice. */
            other_practice_addresses: components["schemas"]["UsHealth.ProviderAddress"][];
            /** @description Telephone number of the practice. */
            phone: string | null;
            /** @description Former names and names that it does business under. */
            other_names: string[];
            /**
             * @description Of a person, where given.
             * @enum {string}
             */
            sex?: "female" | "male";
            /** @description Of a person, where given: works on own account. */
            sole_proprietor?: boolean;
            /** @description Of an organization: part of a larger one. */
            organizational_subpart?: boolean;
            /** @description Who signs for an organization. */
            authorized_official?: string;
            /** @description That person's title. */
            authorized_official_title?: string;
            /** @description That person's telephone number. */
            authorized_official_phone?: string;
            /** @description Whether the NPI is active. */
            active: boolean | null;
            /**
             * Format: date
             * @description When the NPI was given.
             */
            enumeration_date: string | null;
            /**
             * Format: date
             * @description When the entry was last changed.
             */
            last_updated: string | null;
            /**
             * Format: date
             * @description When the provider last confirmed the entry.
             */
            certification_date?: string;
        };
        "UsHealth.ProviderAddress": {
            /** @description Street address. */
            lines: string[];
            /** @description City. */
            city: string | null;
            /** @description Two-letter code of the state; abroad, the province. */
            state: string | null;
            /** @description ZIP code, with its last four digits where known; abroad, the postal code. */
            postal_code: string | null;
            /** @description ISO 3166-1 alpha-2 code. */
            country: string | null;
            /** @description Telephone number. */
            phone: string | null;
            /** @description Fax number. */
            fax?: string;
        };
        "UsHealth.ProviderSpecialty": {
            /** @description Code of the Health Care Provider Taxonomy (NUCC). */
            code: string | null;
            /** @description What it says, such as Internal Medicine, Cardiovascular Disease. */
            description: string | null;
            /** @description Whether it is the primary specialty. */
            primary: boolean;
            /** @description Number of the licence. */
            license?: string;
            /** @description State that gave it. */
            license_state?: string;
            /** @description Kind of group practice, of organizations. */
            group?: string;
        };
        /**
         * @description Whether the NPI is a person's (NPI-1) or an organization's (NPI-2).
         * @enum {string}
         */
        "UsHealth.ProviderType": "person" | "organization";
        /**
         * @description Data set that a measure belongs to.
         * @enum {string}
         */
        "UsHealth.QualityArea": "complications_and_deaths" | "infections" | "unplanned_visits" | "timely_and_effective_care";
        "UsHealth.QualityMeasure": {
            area: components["schemas"]["UsHealth.QualityArea"];
            /** @description Identifier of the measure, such as MORT_30_AMI. */
            measure_id: string;
            /** @description What is measured; it says the unit where there is one. */
            measure_name: string | null;
            /** @description Group of conditions, such as Sepsis Care; timely_and_effective_care only. */
            condition?: string;
            /** @description The hospital's result; null when none was published or it is a word. Whether higher is better depends on the measure. */
            score: number | null;
            /** @description A result that is a word, such as "very high" for emergency department volume. */
            score_text?: string;
            /** @description Compared with the nation; null when it is not compared. Infections compare the standardized infection ratio, on all rows of the infection. */
            comparison: components["schemas"]["UsHealth.NationalComparison"] | null;
            /** @description The same in the words of the source. */
            compared_to_national: string | null;
            /** @description Cases that the score is made of. */
            denominator?: number;
            /** @description Lower end of the interval estimate. */
            lower_estimate?: number;
            /** @description Higher end of the interval estimate. */
            higher_estimate?: number;
            /** @description Patients in the sample. */
            sample?: number;
            /** @description Patients counted. */
            number_of_patients?: number;
            /** @description Patients who came back to a hospital. */
            number_of_patients_returned?: number;
            /**
             * Format: date
             * @description First day of the period that was measured.
             */
            start_date: string | null;
            /**
             * Format: date
             * @description Last day of it.
             */
            end_date: string | null;
            /** @description Codes of the footnotes; their meanings stand in footnotes. */
            footnote_codes: string[];
        };
        "UsHealth.RatingGroup": {
            /**
             * @description Group of measures that the overall rating is made of.
             * @enum {string}
             */
            group: "mortality" | "safety" | "readmission" | "patient_experience" | "timely_and_effective_care";
            /** @description How many measures the group has. */
            measures_in_group: number | null;
            /** @description How many of them this hospital reported. */
            measures_reported: number | null;
            /** @description How many are better than the nation. */
            better?: number | null;
            /** @description How many are no different. */
            no_different?: number | null;
            /** @description How many are worse. */
            worse?: number | null;
            /** @description Codes of the footnotes to the group. */
            footnote_codes: string[];
        };
        "UsHealth.SearchHospitalsArguments": {
            /** @description Part of a name or city, or words of both, such as Mayo Rochester; case does not matter. */
            query?: string;
            /** @description Two-letter code of a state or territory, such as CA. */
            state?: string;
            /**
             * @description How many hospitals at most.
             * @default 10
             */
            limit?: number;
        };
        "UsHealth.SearchHospitalsResult": {
            /** @description How many hospitals are given here. */
            count: number;
            /** @description How many match. */
            total: number;
            /** @description Best matches first, then by facility_id. */
            hospitals: components["schemas"]["UsHealth.Hospital"][];
            /** @description Meanings of the footnote codes that occur. */
            footnotes: components["schemas"]["UsHealth.Footnote"][];
        };
        "UsHealth.GetHospitalQualityArguments": {
            /** @description Facility id (CMS certification number) from search_hospitals, such as 010001 or 05027F. */
            facility_id: string;
        };
        "UsHealth.GetHospitalQualityResult": {
            /** @description The hospital that was asked for. */
            facility_id: string;
            /** @description The hospital; null when the general list lacks it or could not be fetched. */
            hospital: components["schemas"]["UsHealth.Hospital"] | null;
            /** @description What the overall star rating is made of. */
            rating_groups: components["schemas"]["UsHealth.RatingGroup"][];
            /** @description How many measures. */
            count: number;
            /** @description By area, in the order of the source. */
            measures: components["schemas"]["UsHealth.QualityMeasure"][];
            /** @description Meanings of the footnote codes that occur. */
            footnotes: components["schemas"]["UsHealth.Footnote"][];
            /** @description Parts that could not be fetched now; empty when all is here. */
            missing: components["schemas"]["UsHealth.MissingPart"][];
        };
        "UsHealth.SearchProvidersArguments": {
            /** @description Last name, first and last name (Jane Doe, or Doe, Jane), or beginning of an organization's name. */
            name?: string;
            /** @description Two-letter code of a state or territory, such as NY, of any address of the provider. */
            state?: string;
            /** @description Beginning of a taxonomy description, such as Internal Medicine or Registered Nurse; common words such as cardiology are understood. */
            specialty?: string;
            /**
             * @description How many providers at most.
             * @default 10
             */
            limit?: number;
        };
        "UsHealth.SearchProvidersResult": {
            /** @description How many providers are given here. */
            count: number;
            /** @description Whether more match than are given, or than were looked at. */
            more_available: boolean;
            /** @description Taxonomy description that was searched for the specialty. */
            specialty_searched: string | null;
            /** @description Exact names first, persons and organizations in turn. */
            providers: components["schemas"]["UsHealth.Provider"][];
            /** @description Searches that failed; empty when all were answered. */
            missing: components["schemas"]["UsHealth.MissingPart"][];
        };
        "UsHealth.GetSpendingArguments": {
            /** @description Facility id (CMS certification number) from search_hospitals, such as 010001. */
            facility_id: string;
        };
        "UsHealth.GetSpendingResult": {
            /** @description The hospital that was asked for. */
            facility_id: string;
            /** @description Name, in upper case as the source has it. */
            facility_name: string | null;
            /** @description Identifier of the measure. */
            measure_id: string | null;
            /** @description Name of the measure. */
            measure_name: string | null;
            /**
             * @description What the figures are.
             * @constant
             */
            unit: "ratio_to_national_median";
            /** @description Ratio of the hospital's spending per beneficiary to the national median; null when none was published. */
            spending_per_beneficiary: number | null;
            /** @description The national figure, in the same unit. */
            national_average: number | null;
            /** @description The national median as the source gives it, where it does. */
            national_median?: number;
            /**
             * Format: date
             * @description First day of the period that was measured.
             */
            start_date: string | null;
            /**
             * Format: date
             * @description Last day of it.
             */
            end_date: string | null;
            /** @description Codes of the footnotes to the hospital's figure. */
            footnote_codes: string[];
            /** @description Codes of the footnotes to the national figures. */
            national_footnote_codes: string[];
            /** @description Meanings of the footnote codes that occur. */
            footnotes: components["schemas"]["UsHealth.Footnote"][];
            /** @description Why there is no figure. */
            note: string | null;
            /** @description Parts that could not be fetched now; empty when all is here. */
            missing: components["schemas"]["UsHealth.MissingPart"][];
        };
        "WorldTime.ConvertedTime": {
            /**
             * Format: date-time
             * @description The instant in UTC.
             */
            utc: string;
            /** @description The instant on the clocks of from_timezone. */
            from: components["schemas"]["WorldTime.LocalTime"];
            /** @description The instant on the clocks of to_timezone. */
            to: components["schemas"]["WorldTime.LocalTime"];
            /** @description Calendar days from the date there to the date here: 1 when it is already the next day in to_timezone. */
            day_difference: number;
            /** @description Seconds by which the clocks of to_timezone are ahead of those of from_timezone. */
            offset_difference_seconds: number;
        };
        "WorldTime.CurrentTime": {
            /** @description The zone, by its modern IANA id. */
            timezone: string;
            /** @description The old or other name that was asked for, if it was one. */
            alias: string | null;
            /**
             * Format: date-time
             * @description Date and time with the offset in force.
             */
            datetime: string;
            /**
             * Format: date
             * @description Local calendar date.
             */
            date: string;
            /** @description Local time of day, HH:MM:SS. */
            time: string;
            /**
             * @description Local day of the week.
             * @enum {string}
             */
            day_of_week: "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";
            /** @description Offset from UTC, such as +05:45. */
            utc_offset: string;
            /** @description Offset from UTC in seconds, positive to the east. */
            utc_offset_seconds: number;
            /** @description Whether daylight saving time is in force, by usage: Irish summer counts, the Moroccan year does not. */
            is_dst: boolean;
            /** @description Letters such as CET or CEST; GMT+8 and the like where a zone has none in use. */
            abbreviation: string;
            /**
             * Format: date-time
             * @description The same instant in UTC.
             */
            utc: string;
            /** @description Seconds since 1970-01-01T00:00:00Z. */
            unix_time: number;
        };
        "WorldTime.LocalTime": {
            /**
             * Format: date-time
             * @description Date and time with the offset in force.
             */
            datetime: string;
            /**
             * Format: date
             * @description Local calendar date.
             */
            date: string;
            /** @description Local time of day, HH:MM:SS, with a fraction where the given time had one. */
            time: string;
            /**
             * @description Local day of the week.
             * @enum {string}
             */
            day_of_week: "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";
            /** @description Offset from UTC, such as +05:45. */
            utc_offset: string;
            /** @description Offset from UTC in seconds, positive to the east. */
            utc_offset_seconds: number;
            /** @description Whether daylight saving time is in force, by usage: Irish summer counts, the Moroccan year does not. */
            is_dst: boolean;
            /** @description Letters such as CET or CEST; GMT+8 and the like where a zone has none in use. */
            abbreviation: string;
        };
        /**
         * @description How the local time met the clocks: exact; gap_moved_forward when clocks skipped it (it never existed, and is moved forward by the gap's length); overlap_earlier_offset when clocks showed it twice (the first of the two is taken, alternative is the second).
         * @enum {string}
         */
        "WorldTime.TimeResolution": "exact" | "gap_moved_forward" | "overlap_earlier_offset";
        "WorldTime.Transition": {
            /**
             * Format: date-time
             * @description First instant of the new offset, in UTC.
             */
            at: string;
            kind: components["schemas"]["WorldTime.TransitionKind"];
            /** @description Offset from UTC before, such as +01:00. */
            offset_before: string;
            /** @description Offset from UTC from then on. */
            offset_after: string;
            /** @description What the clocks would have shown, without the change: 2026-03-29T02:00:00. */
            local_before: string;
            /** @description What they are set to: 2026-03-29T03:00:00. */
            local_after: string;
        };
        /**
         * @description What the change is; offset_changes is any other change of the offset.
         * @enum {string}
         */
        "WorldTime.TransitionKind": "dst_starts" | "dst_ends" | "offset_changes";
        "WorldTime.GetCurrentTimeArguments": {
            /** @description IANA time zone id such as Europe/Oslo, in any case; old names such as Asia/Calcutta work too. Not an offset such as +02:00. */
            timezone: string;
        };
        "WorldTime.GetCurrentTimeResult": components["schemas"]["WorldTime.CurrentTime"];
        "WorldTime.ConvertTimeArguments": {
            /** @description IANA id of the zone that the time is in, such as America/New_York; UTC for UTC. */
            from_timezone: string;
            /** @description IANA id of the zone to convert to, such as Asia/Tokyo. */
            to_timezone: string;
            /** @description Local ISO 8601 date and time in from_timezone, such as 2026-11-21T15:00 (seconds and fractions allowed), without Z or offset. A date alone means 00:00. Leave out for the current time. */
            time?: string;
        };
        "WorldTime.ConvertTimeResult": {
            /** @description Modern IANA id of the first zone. */
            from_timezone: string;
            /** @description Modern IANA id of the second zone. */
            to_timezone: string;
            /** @description The local time that was read, in full; null for the current time. */
            requested_time: string | null;
            /**
             * Format: date-time
             * @description The instant in UTC.
             */
            utc: string;
            /** @description The instant on the clocks of from_timezone. */
            from: components["schemas"]["WorldTime.LocalTime"];
            /** @description The converted time: the instant on the clocks of to_timezone. */
            to: components["schemas"]["WorldTime.LocalTime"];
            /** @description Calendar days between the two local dates: 1 when it is already the next day in to_timezone, -1 when it is still the day before. */
            day_difference: number;
            /** @description Seconds by which the clocks of to_timezone are ahead of those of from_timezone. */
            offset_difference_seconds: number;
            resolution: components["schemas"]["WorldTime.TimeResolution"];
            /** @description What a reader should know: a skipped or doubled time, a date read as midnight. */
            note: string | null;
            /** @description The second meaning of a time that the clocks showed twice; else null. */
            alternative: components["schemas"]["WorldTime.ConvertedTime"] | null;
        };
        "WorldTime.GetTimezoneInfoArguments": {
            /** @description IANA time zone id such as Europe/Oslo, in any case; old names work too. Not an offset such as +02:00. */
            timezone: string;
        };
        "WorldTime.GetTimezoneInfoResult": {
            /** @description The zone, by its modern IANA id. */
            timezone: string;
            /** @description The old or other name that was asked for, if it was one. */
            alias: string | null;
            /** @description Old and other names of the zone. */
            aliases: string[];
            /** @description First part of the id, such as Europe; Etc for zones without a place. */
            region: string;
            /** @description ISO 3166-1 alpha-2 code of its country; null for zones without a place. */
            country_code: string | null;
            /** @description Name of its country in English. */
            country_name: string | null;
            /** @description Large cities that keep this time (some may be in a neighbouring zone with equal rules). */
            main_cities: string[];
            /** @description Offset from UTC now, such as +05:45. */
            utc_offset: string;
            /** @description Offset from UTC now in seconds, positive to the east. */
            utc_offset_seconds: number;
            /** @description Offset without daylight saving time under the rules in force. */
            standard_utc_offset: string;
            /** @description Whether daylight saving time is in force now, by usage: Irish summer counts, the Moroccan year does not. */
            is_dst: boolean;
            /** @description Whether daylight saving time is in force now or begins within a year. */
            observes_dst: boolean;
            /** @description Letters now in use, such as CET; GMT+8 and the like where a zone has none. */
            abbreviation: string;
            /**
             * Format: date-time
             * @description Date and time now with the offset in force.
             */
            current_time: string;
            /** @description Local day of the week. */
            day_of_week: string;
            /** @description The latest change of the offset; null when there was none. */
            previous_transition: components["schemas"]["WorldTime.Transition"] | null;
            /** @description The next change of the offset; null when the rules know none. */
            next_transition: components["schemas"]["WorldTime.Transition"] | null;
            /** @description What often surprises about this zone. */
            note: string | null;
        };
        "WorldTime.ListTimezonesArguments": {
            /** @description Prefix of the ids, in any case: Europe, America/Argentina, Etc. Leave out for all. */
            region?: string;
        };
        "WorldTime.ListTimezonesResult": {
            /** @description The prefix that was applied. */
            region: string | null;
            /** @description How many zones. */
            count: number;
            /** @description Ids, sorted. */
            timezones: string[];
        };
        "Shared.FeedbackReceipt": {
            /**
             * Format: uuid
             * @description Identifier of this feedback.
             */
            id: string;
            /**
             * @description It was kept.
             * @constant
             */
            status: "received";
            /** @description Slug of the service that it is about. */
            service: string;
            /**
             * Format: date-time
             * @description When it was received, in UTC.
             */
            received_at: string;
        };
        /**
         * @description What kind of feedback this is.
         * @enum {string}
         */
        "Shared.FeedbackType": "bug" | "feature_request" | "general";
        "Shared.ReportFeedbackArguments": {
            /** @description The issue or suggestion, in plain words and in one paragraph. */
            feedback: string;
            /**
             * @description What kind of feedback this is.
             * @default general
             */
            feedback_type?: components["schemas"]["Shared.FeedbackType"];
        };
        "Shared.ReportFeedbackResult": components["schemas"]["Shared.FeedbackReceipt"];
    };
    responses: {
        /** @description `invalid_request`: The request cannot be read. `key_conflict`: More than one key. */
        Problem400: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `key_required`: A key is needed. `key_unknown`: The key is not known. `operator_token`: The operator token is missing or wrong. */
        Problem401: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `key_revoked`: The key was revoked. `forbidden`: Not allowed here. `signup_closed`: Sign-up is closed. */
        Problem403: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `not_found`: Not found. `unknown_operation`: No such service, tool or page. */
        Problem404: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `method_not_allowed`: Method not allowed. */
        Problem405: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `email_taken`: This e-mail address has a key. */
        Problem409: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `body_too_large`: The body is too large. */
        Problem413: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `unsupported_media_type`: Unsupported media type. */
        Problem415: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `invalid_arguments`: Invalid arguments. */
        Problem422: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `quota_exceeded`: The daily quota is used up. `too_many_requests`: Too many requests at once. `signup_limit`: Too many sign-ups from this address today. */
        Problem429: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `internal`: Something went wrong on our side. */
        Problem500: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `upstream_failed`: The source failed. `upstream_invalid_response`: The source answered something unreadable. */
        Problem502: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `not_configured`: The source is not configured on this server. `upstream_unavailable`: The source is not available now. `preparing`: The data is still being prepared. `store_unavailable`: The server's own store is not available. `shutting_down`: The server is restarting. */
        Problem503: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `upstream_timeout`: The source was too slow. */
        Problem504: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description What is left of the daily quota, and for how many seconds. */
        RateLimit: string;
        /** @description The daily quota of the plan. */
        RateLimitPolicy: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    sign_up: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: email
                     * @description Your e-mail address.
                     */
                    email: string;
                };
            };
        };
        responses: {
            /** @description The key. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        /** @description Shown once: keep it. */
                        key: string;
                        plan: string;
                        email: string;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    list_services: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The services. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    list_tools: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Slug of the service. */
                service: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            404: components["responses"]["Problem404"];
        };
    };
    health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Well. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Not well. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    admin_list_keys: {
        parameters: {
            query?: {
                /** @description Rows a page. */
                limit?: number;
                /** @description Where the page before ended. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            401: components["responses"]["Problem401"];
            422: components["responses"]["Problem422"];
            503: components["responses"]["Problem503"];
        };
    };
    admin_create_key: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    /** @enum {string} */
                    plan: "free" | "partner" | "unlimited";
                };
            };
        };
        responses: {
            /** @description The key. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        /** @description Shown once: keep it. */
                        key: string;
                        plan: string;
                        email: string;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            409: components["responses"]["Problem409"];
            422: components["responses"]["Problem422"];
            503: components["responses"]["Problem503"];
        };
    };
    admin_rotate_key: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the key. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @default 86400 */
                    overlap_seconds?: number;
                };
            };
        };
        responses: {
            /** @description The new key. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        /** @description Shown once: keep it. */
                        key: string;
                        plan: string;
                        email: string;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            404: components["responses"]["Problem404"];
            422: components["responses"]["Problem422"];
            503: components["responses"]["Problem503"];
        };
    };
    admin_revoke_key: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the key. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            401: components["responses"]["Problem401"];
            404: components["responses"]["Problem404"];
            503: components["responses"]["Problem503"];
        };
    };
    admin_list_feedback: {
        parameters: {
            query?: {
                /** @description Rows a page. */
                limit?: number;
                /** @description Where the page before ended. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The feedback. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            401: components["responses"]["Problem401"];
            422: components["responses"]["Problem422"];
            503: components["responses"]["Problem503"];
        };
    };
    currency_conversion__convert_currency__get: {
        parameters: {
            query: {
                /** @description How much of the base currency, above 0. */
                amount: number;
                /** @description ISO 4217 code of the currency of the amount, such as USD; case does not matter. */
                base: string;
                /** @description ISO 4217 code of the currency to convert into, such as SEK. */
                target: string;
                /** @description Day whose rate applies, YYYY-MM-DD, from 1999-01-04 to today. Leave out for the latest. */
                date?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrencyConversion.ConvertCurrencyResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    currency_conversion__convert_currency: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CurrencyConversion.ConvertCurrencyArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrencyConversion.ConvertCurrencyResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    currency_conversion__get_exchange_rates__get: {
        parameters: {
            query?: {
                /** @description ISO 4217 code of the base currency; case does not matter. */
                base?: string;
                /** @description Day whose rates apply, YYYY-MM-DD, from 1999-01-04 to today. Leave out for the latest. */
                date?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrencyConversion.GetExchangeRatesResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    currency_conversion__get_exchange_rates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CurrencyConversion.GetExchangeRatesArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrencyConversion.GetExchangeRatesResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    currency_conversion__list_currencies__get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrencyConversion.ListCurrenciesResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    currency_conversion__list_currencies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CurrencyConversion.ListCurrenciesArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrencyConversion.ListCurrenciesResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    currency_conversion__report_feedback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Shared.ReportFeedbackArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shared.ReportFeedbackResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    dk_registry__lookup_dkregistry_company__get: {
        parameters: {
            query: {
                /** @description CVR number: 8 digits, such as 89563518. */
                registry_number: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DkRegistry.LookupDkregistryCompanyResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    dk_registry__lookup_dkregistry_company: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DkRegistry.LookupDkregistryCompanyArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DkRegistry.LookupDkregistryCompanyResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    dk_registry__search_dkregistry_company__get: {
        parameters: {
            query: {
                /** @description Name of the company or part of it, in any case. */
                name: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DkRegistry.SearchDkregistryCompanyResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    dk_registry__search_dkregistry_company: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DkRegistry.SearchDkregistryCompanyArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DkRegistry.SearchDkregistryCompanyResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    dk_registry__lookup_dkregistry_production_unit__get: {
        parameters: {
            query: {
                /** @description Production-unit number (P-number): 10 digits, such as 1002821681. */
                pno: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DkRegistry.LookupDkregistryProductionUnitResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    dk_registry__lookup_dkregistry_production_unit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DkRegistry.LookupDkregistryProductionUnitArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DkRegistry.LookupDkregistryProductionUnitResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    dk_registry__report_feedback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Shared.ReportFeedbackArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shared.ReportFeedbackResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    eu_bank_fx__get_rate__get: {
        parameters: {
            query: {
                /** @description ISO 4217 code of the currency that one unit is of, such as USD; case does not matter. */
                base: string;
                /** @description ISO 4217 code of the currency that it is expressed in, such as NOK. */
                target: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EuBankFx.GetRateResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    eu_bank_fx__get_rate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EuBankFx.GetRateArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EuBankFx.GetRateResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    eu_bank_fx__get_rates__get: {
        parameters: {
            query: {
                /** @description ISO 4217 code of the base currency, such as EUR; case does not matter. */
                base: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EuBankFx.GetRatesResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    eu_bank_fx__get_rates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EuBankFx.GetRatesArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EuBankFx.GetRatesResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    eu_bank_fx__get_history__get: {
        parameters: {
            query: {
                /** @description ISO 4217 code of the currency that one unit is of, such as EUR; case does not matter. */
                base: string;
                /** @description ISO 4217 code of the currency that it is expressed in, such as USD. */
                target: string;
                /** @description How many calendar days to look back from today. */
                days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EuBankFx.GetHistoryResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    eu_bank_fx__get_history: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EuBankFx.GetHistoryArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EuBankFx.GetHistoryResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    eu_bank_fx__report_feedback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Shared.ReportFeedbackArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shared.ReportFeedbackResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    eu_law__search_legislation__get: {
        parameters: {
            query: {
                /** @description Words of the English title, such as data protection; at most 12 words or quoted phrases. */
                query: string;
                /** @description Only this kind of act. One of regulation, directive, decision (in any case). */
                doc_type?: string;
                /** @description Year in the document number, which is that of the act. */
                year?: number;
                /** @description How many acts at most. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EuLaw.SearchLegislationResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    eu_law__search_legislation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EuLaw.SearchLegislationArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EuLaw.SearchLegislationResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    eu_law__get_document__get: {
        parameters: {
            query: {
                /** @description CELEX document number, such as 32016R0679; case does not matter. */
                celex: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EuLaw.GetDocumentResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    eu_law__get_document: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EuLaw.GetDocumentArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EuLaw.GetDocumentResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    eu_law__get_recent__get: {
        parameters: {
            query?: {
                /** @description Only this kind of act. One of regulation, directive, decision (in any case). */
                doc_type?: string;
                /** @description How many days back from today (UTC). */
                days?: number;
                /** @description How many acts at most. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EuLaw.GetRecentResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    eu_law__get_recent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EuLaw.GetRecentArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EuLaw.GetRecentResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    eu_law__search_by_subject__get: {
        parameters: {
            query: {
                /** @description EuroVoc descriptor such as artificial intelligence, its id such as 3030, or its address http://eurovoc.europa.eu/3030. */
                subject: string;
                /** @description How many acts at most. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EuLaw.SearchBySubjectResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    eu_law__search_by_subject: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EuLaw.SearchBySubjectArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EuLaw.SearchBySubjectResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    eu_law__report_feedback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Shared.ReportFeedbackArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shared.ReportFeedbackResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    eu_research__search_projects__get: {
        parameters: {
            query: {
                /** @description Words such as microalgae cosmetics; at most 12 words or quoted phrases. */
                query: string;
                /** @description Only projects of this framework programme. One of horizon-europe, horizon-2020, fp7, fp6, fp5 (in any case). */
                programme?: string;
                /** @description Only projects coordinated in this country: English name or ISO 3166-1 code, such as France, FR or FRA. */
                country?: string;
                /** @description How many projects at most. A smaller number is faster. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EuResearch.SearchProjectsResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    eu_research__search_projects: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EuResearch.SearchProjectsArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EuResearch.SearchProjectsResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    eu_research__get_project__get: {
        parameters: {
            query: {
                /** @description Grant reference as the searches give it, such as 691102 or AIR21353. */
                reference: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EuResearch.GetProjectResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    eu_research__get_project: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EuResearch.GetProjectArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EuResearch.GetProjectResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    eu_research__search_by_programme__get: {
        parameters: {
            query: {
                /** @description Framework programme. One of horizon-europe, horizon-2020, fp7, fp6, fp5 (in any case). */
                programme: string;
                /** @description How many projects at most. A smaller number is faster. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EuResearch.SearchByProgrammeResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    eu_research__search_by_programme: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EuResearch.SearchByProgrammeArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EuResearch.SearchByProgrammeResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    eu_research__get_recent_projects__get: {
        parameters: {
            query?: {
                /** @description How many projects at most. A smaller number is faster. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EuResearch.GetRecentProjectsResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    eu_research__get_recent_projects: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EuResearch.GetRecentProjectsArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EuResearch.GetRecentProjectsResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    eu_research__report_feedback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Shared.ReportFeedbackArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shared.ReportFeedbackResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    horoscopes__list_zodiac_signs__get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Horoscopes.ListZodiacSignsResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    horoscopes__list_zodiac_signs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Horoscopes.ListZodiacSignsArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Horoscopes.ListZodiacSignsResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    horoscopes__get_zodiac_sign__get: {
        parameters: {
            query: {
                /** @description Name of the sign, in any case: Leo. One of Aries, Taurus, Gemini, Cancer, Leo, Virgo, Libra, Scorpio, Sagittarius, Capricorn, Aquarius, Pisces (in any case). */
                name: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Horoscopes.GetZodiacSignResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    horoscopes__get_zodiac_sign: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Horoscopes.GetZodiacSignArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Horoscopes.GetZodiacSignResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    horoscopes__get_daily_horoscope__get: {
        parameters: {
            query: {
                /** @description Name of the sign, in any case: Leo. One of Aries, Taurus, Gemini, Cancer, Leo, Virgo, Libra, Scorpio, Sagittarius, Capricorn, Aquarius, Pisces (in any case). */
                sign: string;
                /** @description Day of the reading, YYYY-MM-DD. Default: today in UTC. */
                date?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Horoscopes.GetDailyHoroscopeResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    horoscopes__get_daily_horoscope: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Horoscopes.GetDailyHoroscopeArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Horoscopes.GetDailyHoroscopeResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    horoscopes__get_zodiac_sign_by_birthday__get: {
        parameters: {
            query: {
                /** @description Month of birth, 1 to 12. */
                month: number;
                /** @description Day of the month. February 29 exists. */
                day: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Horoscopes.GetZodiacSignByBirthdayResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    horoscopes__get_zodiac_sign_by_birthday: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Horoscopes.GetZodiacSignByBirthdayArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Horoscopes.GetZodiacSignByBirthdayResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    horoscopes__check_zodiac_compatibility__get: {
        parameters: {
            query: {
                /** @description One sign, in any case. One of Aries, Taurus, Gemini, Cancer, Leo, Virgo, Libra, Scorpio, Sagittarius, Capricorn, Aquarius, Pisces (in any case). */
                sign1: string;
                /** @description The other sign, in any case; may be the same. One of Aries, Taurus, Gemini, Cancer, Leo, Virgo, Libra, Scorpio, Sagittarius, Capricorn, Aquarius, Pisces (in any case). */
                sign2: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Horoscopes.CheckZodiacCompatibilityResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    horoscopes__check_zodiac_compatibility: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Horoscopes.CheckZodiacCompatibilityArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Horoscopes.CheckZodiacCompatibilityResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    horoscopes__list_astrological_elements__get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Horoscopes.ListAstrologicalElementsResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    horoscopes__list_astrological_elements: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Horoscopes.ListAstrologicalElementsArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Horoscopes.ListAstrologicalElementsResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    horoscopes__report_feedback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Shared.ReportFeedbackArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shared.ReportFeedbackResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    no_parliament__list_sessions__get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoParliament.ListSessionsResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    no_parliament__list_sessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NoParliament.ListSessionsArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoParliament.ListSessionsResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    no_parliament__get_current_representatives__get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoParliament.GetCurrentRepresentativesResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    no_parliament__get_current_representatives: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NoParliament.GetCurrentRepresentativesArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoParliament.GetCurrentRepresentativesResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    no_parliament__get_representatives__get: {
        parameters: {
            query: {
                /** @description Four-year period as YYYY-YYYY, such as 2021-2025; the early ones are 1945-1949, 1950-1953, 1954-1957, 1958-1961, then every four years. */
                period_id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoParliament.GetRepresentativesResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    no_parliament__get_representatives: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoParliament.GetRepresentativesArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoParliament.GetRepresentativesResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    no_parliament__list_parties__get: {
        parameters: {
            query?: {
                /** @description Only parties of this session, as YYYY-YYYY; without it all parties, historical and current. */
                session_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoParliament.ListPartiesResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    no_parliament__list_parties: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NoParliament.ListPartiesArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoParliament.ListPartiesResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    no_parliament__list_committees__get: {
        parameters: {
            query: {
                /** @description Session as YYYY-YYYY, such as 2026-2027; list_sessions gives them. */
                session_id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoParliament.ListCommitteesResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    no_parliament__list_committees: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoParliament.ListCommitteesArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoParliament.ListCommitteesResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    no_parliament__get_cases__get: {
        parameters: {
            query: {
                /** @description Session as YYYY-YYYY, such as 2026-2027; list_sessions gives them. */
                session_id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoParliament.GetCasesResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    no_parliament__get_cases: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoParliament.GetCasesArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoParliament.GetCasesResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    no_parliament__get_case__get: {
        parameters: {
            query: {
                /** @description Case number, such as 47163; get_cases gives them. */
                case_id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoParliament.GetCaseResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    no_parliament__get_case: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoParliament.GetCaseArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoParliament.GetCaseResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    no_parliament__get_votes__get: {
        parameters: {
            query: {
                /** @description Case number, such as 78686; get_cases gives them. */
                case_id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoParliament.GetVotesResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    no_parliament__get_votes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoParliament.GetVotesArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoParliament.GetVotesResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    no_parliament__list_topics__get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoParliament.ListTopicsResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    no_parliament__list_topics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NoParliament.ListTopicsArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoParliament.ListTopicsResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    no_parliament__report_feedback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Shared.ReportFeedbackArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shared.ReportFeedbackResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    no_registry__lookup_registry_company__get: {
        parameters: {
            query: {
                /** @description Organisation number: 9 digits, spaces and dashes allowed, such as 974 760 673. */
                org_number: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoRegistry.LookupRegistryCompanyResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    no_registry__lookup_registry_company: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoRegistry.LookupRegistryCompanyArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoRegistry.LookupRegistryCompanyResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    no_registry__search_registry_companies__get: {
        parameters: {
            query?: {
                /** @description Name or part of it, in any case. */
                name?: string;
                /** @description Number of the municipality: 4 digits, such as 0301 for Oslo. */
                municipality_code?: string;
                /** @description NACE code at any level, such as 06, 06.1 or 06.100 (SN2025 codes; older SN2007 codes find nothing). */
                industry_code?: string;
                /** @description Code of the legal form: AS, ASA, ENK, DA, or another of the register (ANS, NUF, SA, STI, ORGL, FLI …), in any case. */
                legal_form?: string;
                /** @description Most companies to return. */
                max_results?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoRegistry.SearchRegistryCompaniesResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    no_registry__search_registry_companies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NoRegistry.SearchRegistryCompaniesArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoRegistry.SearchRegistryCompaniesResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    no_registry__get_registry_company_roles__get: {
        parameters: {
            query: {
                /** @description Organisation number: 9 digits, spaces and dashes allowed. */
                org_number: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoRegistry.GetRegistryCompanyRolesResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    no_registry__get_registry_company_roles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoRegistry.GetRegistryCompanyRolesArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoRegistry.GetRegistryCompanyRolesResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    no_registry__get_registry_subsidiaries__get: {
        parameters: {
            query: {
                /** @description Organisation number of the parent: 9 digits, spaces and dashes allowed. */
                org_number: string;
                /** @description Most units to return. */
                max_results?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoRegistry.GetRegistrySubsidiariesResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    no_registry__get_registry_subsidiaries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoRegistry.GetRegistrySubsidiariesArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoRegistry.GetRegistrySubsidiariesResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    no_registry__get_registry_recent_changes__get: {
        parameters: {
            query: {
                /** @description ISO 8601 timestamp, such as 2026-11-20T08:00:00Z; without an offset it is UTC. */
                since: string;
                /** @description Most changes to return. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoRegistry.GetRegistryRecentChangesResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    no_registry__get_registry_recent_changes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoRegistry.GetRegistryRecentChangesArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoRegistry.GetRegistryRecentChangesResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    no_registry__report_feedback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Shared.ReportFeedbackArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shared.ReportFeedbackResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    places__search_cities__get: {
        parameters: {
            query: {
                /** @description Name of the place or its beginning, such as Springfield or Muenchen. */
                query: string;
                /** @description Only in this country: ISO 3166-1 alpha-2 code, such as NO. */
                country_code?: string;
                /** @description How many at most. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Places.SearchCitiesResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    places__search_cities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Places.SearchCitiesArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Places.SearchCitiesResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    places__get_city__get: {
        parameters: {
            query: {
                /** @description GeoNames id, such as 3143244 for Oslo; search_cities gives them. */
                geonameid: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Places.GetCityResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    places__get_city: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Places.GetCityArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Places.GetCityResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    places__get_countries__get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Places.GetCountriesResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    places__get_countries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Places.GetCountriesArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Places.GetCountriesResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    places__get_country__get: {
        parameters: {
            query: {
                /** @description ISO 3166-1 alpha-2 code, such as NO, in any case. */
                iso_code: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Places.GetCountryResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    places__get_country: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Places.GetCountryArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Places.GetCountryResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    places__search_timezones__get: {
        parameters: {
            query?: {
                /** @description Part of an id, such as york or Europe; old names such as Calcutta find their modern zone. */
                query?: string;
                /** @description Only zones of this country: ISO 3166-1 alpha-2 code, such as AU. */
                country_code?: string;
                /** @description How many at most. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Places.SearchTimezonesResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    places__search_timezones: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Places.SearchTimezonesArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Places.SearchTimezonesResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    places__get_timezone__get: {
        parameters: {
            query: {
                /** @description IANA id such as Europe/Oslo, in any case; old names are answered with the modern zone. */
                timezone_id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Places.GetTimezoneResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    places__get_timezone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Places.GetTimezoneArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Places.GetTimezoneResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    places__report_feedback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Shared.ReportFeedbackArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shared.ReportFeedbackResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    se_parliament__search_documents__get: {
        parameters: {
            query?: {
                /** @description Words to look for. */
                query?: string;
                /** @description Only this kind of document. One of prop, mot, bet, skr, sou (in any case). */
                doc_type?: string;
                /** @description Only of this committee: AU, CU, FiU, FöU, JuU, KU, KrU, MJU, NU, SfU, SkU, SoU, TU, UU, UbU, EUN or a joint one such as UFöU. */
                committee?: string;
                /** @description Only of this session, as YYYY/YY such as 2024/25 (or a calendar year for sou). */
                session?: string;
                /** @description Which page of 20, from 1. */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeParliament.SearchDocumentsResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    se_parliament__search_documents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SeParliament.SearchDocumentsArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeParliament.SearchDocumentsResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    se_parliament__get_document__get: {
        parameters: {
            query: {
                /** @description Document id, such as HA01AU10; search_documents gives them. */
                dok_id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeParliament.GetDocumentResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    se_parliament__get_document: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeParliament.GetDocumentArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeParliament.GetDocumentResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    se_parliament__list_votes__get: {
        parameters: {
            query?: {
                /** @description Session as YYYY/YY, such as 2019/20; the running one unless said. */
                session?: string;
                /** @description Only on this report: its designation such as CU6, or its document id such as H701CU6. */
                doc_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeParliament.ListVotesResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    se_parliament__list_votes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SeParliament.ListVotesArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeParliament.ListVotesResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    se_parliament__get_vote_detail__get: {
        parameters: {
            query: {
                /** @description Ballot as <session>:<designation>:<point>, such as 2019/20:CU6:2; list_votes gives them. */
                votering_id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeParliament.GetVoteDetailResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    se_parliament__get_vote_detail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeParliament.GetVoteDetailArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeParliament.GetVoteDetailResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    se_parliament__search_members__get: {
        parameters: {
            query?: {
                /** @description samtliga for all members there ever were; without it those of today. */
                status?: "" | "samtliga";
                /** @description Only of this party. One of S, M, SD, C, V, KD, L, MP (in any case). */
                party?: string;
                /** @description How many at most. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeParliament.SearchMembersResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    se_parliament__search_members: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SeParliament.SearchMembersArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeParliament.SearchMembersResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    se_parliament__get_member__get: {
        parameters: {
            query: {
                /** @description Id of the person with its leading zeros, such as 0391973624515; search_members gives them. */
                person_id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeParliament.GetMemberResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    se_parliament__get_member: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeParliament.GetMemberArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeParliament.GetMemberResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    se_parliament__report_feedback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Shared.ReportFeedbackArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shared.ReportFeedbackResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    unit_conversion__convert_units__get: {
        parameters: {
            query: {
                /** @description The amount to convert, in from_unit. May be negative, except below absolute zero. */
                value: number;
                /** @description Unit of the value, such as mile, lb, fahrenheit, GB, km/h. */
                from_unit: string;
                /** @description Unit wanted, of the same category, such as kilometer, kg, celsius, MiB, mph. */
                to_unit: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnitConversion.ConvertUnitsResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    unit_conversion__convert_units: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnitConversion.ConvertUnitsArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnitConversion.ConvertUnitsResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    unit_conversion__list_unit_categories__get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnitConversion.ListUnitCategoriesResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    unit_conversion__list_unit_categories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UnitConversion.ListUnitCategoriesArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnitConversion.ListUnitCategoriesResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    unit_conversion__list_units_in_category__get: {
        parameters: {
            query: {
                /** @description What is measured, such as length or digital_storage. One of length, mass, volume, area, speed, time, temperature, digital_storage, energy, pressure (in any case). */
                category: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnitConversion.ListUnitsInCategoryResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    unit_conversion__list_units_in_category: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnitConversion.ListUnitsInCategoryArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnitConversion.ListUnitsInCategoryResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    unit_conversion__report_feedback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Shared.ReportFeedbackArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shared.ReportFeedbackResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    us_health__search_hospitals__get: {
        parameters: {
            query?: {
                /** @description Part of a name or city, or words of both, such as Mayo Rochester; case does not matter. */
                query?: string;
                /** @description Two-letter code of a state or territory, such as CA. */
                state?: string;
                /** @description How many hospitals at most. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsHealth.SearchHospitalsResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    us_health__search_hospitals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UsHealth.SearchHospitalsArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsHealth.SearchHospitalsResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    us_health__get_hospital_quality__get: {
        parameters: {
            query: {
                /** @description Facility id (CMS certification number) from search_hospitals, such as 010001 or 05027F. */
                facility_id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsHealth.GetHospitalQualityResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    us_health__get_hospital_quality: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UsHealth.GetHospitalQualityArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsHealth.GetHospitalQualityResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    us_health__search_providers__get: {
        parameters: {
            query?: {
                /** @description Last name, first and last name (Jane Doe, or Doe, Jane), or beginning of an organization's name. */
                name?: string;
                /** @description Two-letter code of a state or territory, such as NY, of any address of the provider. */
                state?: string;
                /** @description Beginning of a taxonomy description, such as Internal Medicine or Registered Nurse; common words such as cardiology are understood. */
                specialty?: string;
                /** @description How many providers at most. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsHealth.SearchProvidersResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    us_health__search_providers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UsHealth.SearchProvidersArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsHealth.SearchProvidersResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    us_health__get_spending__get: {
        parameters: {
            query: {
                /** @description Facility id (CMS certification number) from search_hospitals, such as 010001. */
                facility_id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsHealth.GetSpendingResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    us_health__get_spending: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UsHealth.GetSpendingArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsHealth.GetSpendingResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    us_health__report_feedback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Shared.ReportFeedbackArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shared.ReportFeedbackResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    world_time__get_current_time__get: {
        parameters: {
            query: {
                /** @description IANA time zone id such as Europe/Oslo, in any case; old names such as Asia/Calcutta work too. Not an offset such as +02:00. */
                timezone: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorldTime.GetCurrentTimeResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    world_time__get_current_time: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorldTime.GetCurrentTimeArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorldTime.GetCurrentTimeResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    world_time__convert_time__get: {
        parameters: {
            query: {
                /** @description IANA id of the zone that the time is in, such as America/New_York; UTC for UTC. */
                from_timezone: string;
                /** @description IANA id of the zone to convert to, such as Asia/Tokyo. */
                to_timezone: string;
                /** @description Local ISO 8601 date and time in from_timezone, such as 2026-11-21T15:00 (seconds and fractions allowed), without Z or offset. A date alone means 00:00. Leave out for the current time. */
                time?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorldTime.ConvertTimeResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    world_time__convert_time: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorldTime.ConvertTimeArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorldTime.ConvertTimeResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    world_time__get_timezone_info__get: {
        parameters: {
            query: {
                /** @description IANA time zone id such as Europe/Oslo, in any case; old names work too. Not an offset such as +02:00. */
                timezone: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorldTime.GetTimezoneInfoResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    world_time__get_timezone_info: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorldTime.GetTimezoneInfoArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorldTime.GetTimezoneInfoResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    world_time__list_timezones__get: {
        parameters: {
            query?: {
                /** @description Prefix of the ids, in any case: Europe, America/Argentina, Etc. Leave out for all. */
                region?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorldTime.ListTimezonesResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    world_time__list_timezones: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WorldTime.ListTimezonesArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorldTime.ListTimezonesResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    world_time__report_feedback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Shared.ReportFeedbackArguments"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shared.ReportFeedbackResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
}
